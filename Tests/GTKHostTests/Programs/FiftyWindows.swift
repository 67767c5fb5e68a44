import SwiftUI

/// Opens and closes fifty windows, round after round, and tells how much memory it has.
@main struct FiftyWindows: App {
  var body: some Scene {
    WindowGroup("Main") { Driver() }
    WindowGroup(id: "many", for: Int.self) { number in Many(number: number.wrappedValue ?? 0) }
  }
}

private struct Many: View {
  let number: Int
  init(number: Int) { self.number = number }

  var body: some View {
    ScrollView { VStack { ForEach(0..<100) { Text("Row \($0) of \(number)") } } }.frame(width: 300, height: 200)
  }
}

private struct Driver: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Fifty windows").task {
      for _ in 0..<3 {
        for number in 0..<50 { openWindow(id: "many", value: number) }
        try? await Task.sleep(for: .seconds(1))
        for number in 0..<50 { dismissWindow(id: "many", value: number) }
        try? await Task.sleep(for: .milliseconds(300))
        print("memory \(kilobytes)")
      }
      dismiss()
    }
  }

  private var kilobytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { $0.split(whereSeparator: \.isWhitespace).dropFirst().first }.flatMap { Int($0) } ?? 0
  }
}
