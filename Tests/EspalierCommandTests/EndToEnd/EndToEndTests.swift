// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// The built command with files of users. Runs where the library is built beside the tests, as `swift test` does.
@Suite(.enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"))
final class EndToEndTests {
  private let folder = TemporaryFolder()

  @Test func everyExampleCompiles() throws {
    let examples = Repository.root.appendingPathComponent("Examples").path
    let result = try Command.run(["check", examples])
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func aFileIsDrawn() throws {
    let path = try folder.file("import SwiftUI\nstruct A: View { var body: some View { Color.red } }")
    let out = folder.place("a.png").path
    let result = try Command.run(["render", path, "--size", "10x20", "--out", out])
    #expect(result.status == 0, "\(result.output)")
    // Width and height stand in bytes 16…23: two pixels for a point.
    let header = try Data(contentsOf: URL(fileURLWithPath: out)).prefix(24).suffix(8)
    #expect(Array(header) == [0, 0, 0, 20, 0, 0, 0, 40])
  }

  @Test func severalFilesAreOneModule() throws {
    let page = try folder.file(
      "import SwiftUI\nstruct A: View { var body: some View { Text(Model().text) } }", "A.swift")
    let model = try folder.file("struct Model { let text = \"from the other file\" }", "Model.swift")
    let alone = try Command.run(["dump", page, "--tree", "views"])
    #expect(alone.status == 1 && alone.output.contains("cannot find 'Model' in scope"))
    for files in [[page, model], [model, page]] {
      let result = try Command.run(["dump"] + files + ["--tree", "views"])
      #expect(result.status == 0 && result.output.contains("from the other file"), "\(result.output)")
    }
    let whole = try Command.run(["dump", folder.path, "--tree", "views"])
    #expect(whole.status == 0 && whole.output.contains("from the other file"), "\(whole.output)")
    let mixed = try Command.run(["dump", folder.path, page, "--tree", "views"])
    #expect(mixed.status == 64 && mixed.output.contains("is a folder, which is a module by itself; "))
    let twice = try Command.run(["dump", page, model, "--view", "B", "--tree", "views"])
    #expect(twice.output == "espalier: the module of \(page), \(model) has no view B; did you mean A?\n")
  }

  /// As in an Xcode project: the catalogue lies beside the folder of the file, and its names are in the module.
  @Test func assetCataloguesGiveNames() throws {
    let set = folder.place("App/Assets.xcassets/BrandColor.colorset")
    let views = folder.place("App/Views")
    for url in [set, views] { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    let color =
      #"{"colors": [{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}"#
    try color.write(to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    let path = try folder.file(
      "import SwiftUI\nstruct A: View { var body: some View { Rectangle().fill(.brand).background(Color(.brand)) } }",
      "App/Views/A.swift")
    for arguments in [["check", path], ["check", "--module", folder.path + "/App"]] {
      let checked = try Command.run(arguments)
      #expect(checked.status == 0, "\(checked.output)")
    }
    let drawn = try Command.run(["dump", path, "--size", "10x10", "--tree", "displayList"])
    #expect(drawn.status == 0 && drawn.output.contains("#FF0000FF"), "\(drawn.output)")

    // The set that Xcode's projects name so is the accent of the app.
    let accent = folder.place("App/Assets.xcassets/AccentColor.colorset")
    try FileManager.default.createDirectory(at: accent, withIntermediateDirectories: true)
    try color.replacingOccurrences(of: "0.0", with: "1.0").write(
      to: accent.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    let tinted = try folder.file(
      "import SwiftUI\nstruct A: View { var body: some View { Color.accentColor; Rectangle().fill(.tint).tint(.black) } }",
      "App/Views/B.swift")
    let list = try Command.run(["dump", tinted, "--size", "10x10", "--tree", "displayList"])
    #expect(list.output.contains("#FFFFFFFF") && list.output.contains("#000000FF"), "\(list.output)")

    // One that names the accent leaves it.
    try #"{"colors": [{"color": {"platform": "osx", "reference": "controlAccentColor"}}]}"#.write(
      to: accent.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    let circular = try Command.run(["dump", tinted, "--size", "10x10", "--tree", "displayList"])
    #expect(circular.output.contains("#007AFFFF"), "\(circular.output)")
  }

  /// Apps from before Xcode 15 name the colours of their catalogue themselves.
  @Test func coloursThatAProgramNamesItselfCompileBesideTheCatalogue() throws {
    let color =
      #"{"colors": [{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}"#
    for name in ["one", "two", "three", "four", "five"] {
      try color.writeFile(folder.place("App/Assets.xcassets/\(name).colorset/Contents.json"))
    }
    let path = try folder.file(
      """
      import SwiftUI
      extension Color { static let one = Color("one"); static var two: Color { Color("two") } }
      extension ShapeStyle where Self == Color { static var three: Color { Color("three") } }
      extension Color { static let four = Color(red: 0, green: 0, blue: 1) }
      struct A: View {
        let plain: Color = .one, optional: Color? = .three
        var body: some View {
          Text("A").foregroundStyle(.one).background(.two).tint(.three).border(.five.opacity(0.5)).shadow(color: .two, radius: 1)
          Text("B").foregroundStyle(Color.one).background(Color.two).tint(Color.three).accentColor(.five)
          Rectangle().fill(Color.four)
        }
      }
      """, "App/A.swift")
    for arguments in [["check", path], ["check", "--module", folder.path + "/App"]] {
      let checked = try Command.run(arguments)
      #expect(checked.status == 0, "\(checked.output)")
    }
    // The program's own wins.
    let drawn = try Command.run(["dump", path, "--size", "100x100", "--tree", "displayList"])
    #expect(drawn.status == 0 && drawn.output.contains("#0000FFFF"), "\(drawn.output)")
  }

  /// Apps name their log and their settings after it, and stop where there is none.
  @Test func theMainBundleHasAnIdentifier() throws {
    let source = """
      import SwiftUI
      struct A: View {
        @State var id = Bundle.main.bundleIdentifier!
        var body: some View { Text(id + " " + (Bundle.main.infoDictionary!["CFBundleName"] as! String)) }
      }
      """
    let path = try folder.file(source, "Bird.swift")
    let derived = try Command.run(["dump", path, "--tree", "views"])
    #expect(derived.output.contains(/app\.Espalier\.Bird\.x[0-9a-f]{8} Bird/), "\(derived.output)")
    // The list may come after the program was made.
    try #"<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.b</string></dict></plist>"#.write(
      to: folder.place("Info.plist"), atomically: true, encoding: .utf8)
    let own = try Command.run(["dump", path, "--tree", "views"])
    #expect(own.output.contains("org.example.b Bird"), "\(own.output)")
  }

  /// Files that Xcode would copy into the app.
  @Test func theMainBundleHasWhatLiesWithTheFiles() throws {
    let source = """
      import SwiftUI
      struct A: View {
        private func text(_ name: String, _ ending: String?) -> String {
          guard let file = Bundle.main.url(forResource: name, withExtension: ending) else { return "none" }
          return (try? String(contentsOf: file, encoding: .utf8)) ?? "unreadable"
        }
        var body: some View {
          Text(text("trees", "json") + " and " + text("birds.json", nil))
          Text(Bundle.main.path(forResource: "birds", ofType: "json") == nil ? "no path" : "a path")
          Text("Greeting")
          Image("red")
        }
      }
      """
    let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="7" height="9"><path d="M0 0h7v9z"/></svg>"#
    let files = [
      "App/Views/A.swift": source, "App/Views/trees.json": "oak", "App/Data/birds.json": "owl",
      "App/Art/red.svg": drawing,
      "App/Words/en.lproj/Localizable.strings": #""Greeting" = "Good day";"#,
    ]
    for (path, text) in files {
      try text.writeFile(folder.place(path))
    }
    let app = folder.place("App")
    let whole = try Command.run(["dump", app.path, "--tree", "layout"])
    #expect(whole.output.contains("oak and owl") && whole.output.contains("a path"), "\(whole.output)")
    #expect(whole.output.contains("Good day") && whole.output.contains("7 × 9"), "\(whole.output)")
    // The file alone has what lies beside it.
    let alone = try Command.run(["dump", app.path + "/Views/A.swift", "--tree", "layout"])
    #expect(alone.output.contains("oak and none"), "\(alone.output)")
    // A file that changes is read, one that goes is gone, and nothing is compiled again.
    try "elm".write(to: app.appendingPathComponent("Views/trees.json"), atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(at: app.appendingPathComponent("Data/birds.json"))
    let changed = try Command.run(["dump", app.path, "--tree", "layout"])
    #expect(changed.output.contains("elm and none") && changed.output.contains("no path"), "\(changed.output)")
  }

  /// The C library under its name on Apple's systems, in files alone: `espalier test` builds what SwiftPM generates for them.
  @Test func darwinIsTheCLibrary() throws {
    let path = try folder.file(
      #"""
      import Darwin
      import Darwin.C.math
      import OSLog
      import SwiftUI
      let log = Logger(subsystem: "org.example", category: "test")
      struct A: View {
        var body: some View {
          var info = mach_timebase_info_data_t()
          let isDone = mach_timebase_info(&info) == KERN_SUCCESS && mach_absolute_time() > 0
          return Text("\(sin(0.0)) \(arc4random_uniform(1)) \(info.numer) \(isDone) \(EINVAL) \(pow(2.0, 3.0))")
            .onTapGesture { exit(0) }
        }
      }
      """#)
    let result = try Command.run(["dump", path, "--tree", "views"])
    #expect(result.output.contains("0.000000 0 1 true 22 8.000000"), "\(result.output)")
  }

  /// Outside of the package, whose own modules import no module of a system's name without a warning.
  @Test func typesOfCoreFoundationAreFoundationsClasses() throws {
    let path = try folder.file(
      #"""
      import CoreFoundation
      import SwiftUI
      func path(_ url: CFURL) -> String? { url.path }
      struct A: View {
        var body: some View {
          let keys = [kCFBundleNameKey as String: kCFBooleanTrue as CFTypeRef] as CFDictionary
          let result = CFRunLoopRunInMode(.defaultMode, 0, true)
          Text("\(path(URL(fileURLWithPath: "/tmp") as CFURL) ?? "") \(("abc" as CFString).length) \(keys.count)")
          Text("\(CFAbsoluteTimeGetCurrent() > 0) \(result != .stopped)")
        }
      }
      """#)
    let result = try Command.run(["dump", path, "--tree", "layout"])
    #expect(result.output.contains("/tmp 3 1") && result.output.contains("true true"), "\(result.output)")
  }

  /// As on Apple systems, where Foundation re-exports Combine and Observation.
  @Test func foundationBringsCombineAndObservation() throws {
    let model = """
      final class Model: ObservableObject { @Published var count = 0 }
      @Observable final class Other { var count = 0 }
      let changes = [Model().$count.sink { _ in }, PassthroughSubject<Int, Never>().sink { _ in }]
      """
    let names = "\nlet folder = URL.documentsDirectory, most = UINT64_MAX"
    let alone = try Command.run(["check", try folder.file("import Foundation\n" + model + names)])
    #expect(alone.status == 0, "\(alone.output)")
    let without = try Command.run(["check", try folder.file(model)])
    #expect(without.status == 1)
    #expect(without.output.contains("cannot find type 'ObservableObject' in scope"))
  }

  /// The command is killed, so that it cannot end the program itself. A pipe with a name shows what becomes of the program:
  /// there is something to read when its body runs, and no writer when it has ended.
  @Test func aBodyWithoutEndEndsWithTheCommand() throws {
    let life = folder.place("life").path
    try #require(mkfifo(life, 0o600) == 0)
    let pipe = open(life, O_RDONLY | O_NONBLOCK)
    defer { close(pipe) }
    func next() -> Int16? {
      var state = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      return poll(&state, 1, 120_000) > 0 ? state.revents : nil
    }
    let path = try folder.file(
      """
      import Foundation
      import SwiftUI
      let life = FileHandle(forWritingAtPath: "\(life)")!
      struct A: View {
        var body: some View {
          let _ = life.write(Data("body".utf8))
          while true {}
          return Color.red
        }
      }
      """)
    let process = Process()
    process.executableURL = BuiltProducts.command
    process.arguments = ["render", path, "--size", "10x20", "--out", folder.place("a.png").path]
    try process.run()
    try #require(next() == Int16(POLLIN), "the body has not run")
    var body = [UInt8](repeating: 0, count: 16)
    #expect(read(pipe, &body, body.count) == 4)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(next() == Int16(POLLHUP), "the program runs on")
  }

  @Test func aTreeIsAloneOnTheStandardOutput() throws {
    let path = try folder.file(
      """
      import SwiftUI
      struct Key: PreferenceKey {
        static var defaultValue: Int = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct A: View {
        var body: some View {
          Color.red.preference(key: Key.self, value: 3).onPreferenceChange(Key.self) { print("got", $0) }
        }
      }
      """)
    let result = try Command.run(["dump", path, "--tree", "preferences"], mergingErrors: false)
    #expect(
      result.output == """
        Key
          reads onPreferenceChange on Color in A = 3
            writes on Color in A = 3

        """)
    let json = try Command.run(["dump", path, "--tree", "layout", "--json"], mergingErrors: false)
    #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [String: Any])
  }

  @Test func aTapOnNothingNamesWhatIsThere() throws {
    let path = try folder.file("import SwiftUI\nstruct A: View { var body: some View { Text(\"March\") } }")
    let result = try Command.run(["dump", path, "--tree", "views", "--tap", "Marhc"])
    #expect(result.status == 1)
    #expect(result.output == "espalier: nothing shows \"Marhc\" to tap; there is \"March\"\n")
  }

  @Test func compilerErrorsAreShownAsTheyAre() throws {
    let path = try folder.file("import SwiftUI\nstruct A: View { var body: some View { Gizmo() } }")
    let result = try Command.run(["dump", path, "--tree", "views"])
    #expect(result.status == 1)
    #expect(result.output.contains("File.swift:2:40: error: cannot find 'Gizmo' in scope"))
  }

  @Test func anAppIsDrawn() throws {
    let path = try folder.file(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Color.red } } }
      """)
    let result = try Command.run(["dump", path, "--tree", "views", "--size", "5x5"])
    #expect(result.output == "Color (0, 0, 5 × 5)\n")
  }

  @Test func aCrashEndsWithStatusOne() throws {
    let path = try folder.file(
      """
      import SwiftUI
      func color() -> Color { fatalError("no") }
      struct A: View { var body: some View { color() } }
      """)
    let result = try Command.run(["dump", path, "--tree", "views"])
    #expect(result.status == 1)
    // The message comes first, and no backtrace buries it.
    let lines = result.output.split(separator: "\n")
    #expect(lines.count <= 6 && lines[0].contains("File.swift:2: Fatal error: no"), "\(result.output)")
    #expect(result.output.contains("espalier: the program was ended by signal"))
    #expect(result.output.contains("in color(), called by A.body.getter"))
  }

  @Test func tasksRunBeforeThePicture() throws {
    let path = try folder.file(
      """
      import SwiftUI
      struct A: View {
        @State private var text = "before"
        var body: some View { Text(text).task { await Task.yield(); text = "after" } }
      }
      """)
    let result = try Command.run(["dump", path, "--tree", "views"])
    #expect(result.output.contains("\"after\""))
  }

  @Test func schedulersQueuesTimersAndSleepingTasksAreWaitedFor() throws {
    let path = try folder.file(
      """
      import SwiftUI
      final class Model: ObservableObject {
        @Published var query = "new"
        @Published var onRunLoop = "old"
        @Published var onQueue = "old"
        init() {
          $query.debounce(for: .milliseconds(300), scheduler: RunLoop.main).assign(to: &$onRunLoop)
          $query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).assign(to: &$onQueue)
        }
      }
      struct A: View {
        @StateObject private var model = Model()
        @State private var timers = ["old", "old", "old"]
        private let ticks = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect()
        var body: some View {
          Text(([model.onRunLoop, model.onQueue] + timers).joined(separator: " "))
            .onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { timers[0] = "new" }
              Task {
                try await Task.sleep(for: .seconds(0.35))
                timers[1] = "new"
              }
            }
            .onReceive(ticks) { _ in timers[2] = "new" }
        }
      }
      """)
    let end = try Command.run(["dump", path, "--tree", "views", "--at", "0.4"])
    #expect(end.output.contains("\"new new new new new\""), "\(end.output)")
    let start = try Command.run(["dump", path, "--tree", "views"])
    #expect(start.output.contains("\"old old old old old\""), "\(start.output)")
  }
}
