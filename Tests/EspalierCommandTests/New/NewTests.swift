// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierCommand

@Suite struct NewTests {
  @Test func namesOfPackageModuleAndApp() throws {
    let names = try AppNames("my-first_app")
    #expect(names.package == "my-first_app")
    #expect(names.module == "my_first_app")
    #expect(names.app == "MyFirstAppApp")
    #expect(try AppNames("Hello").app == "HelloApp")
  }

  @Test(arguments: [
    ("9x", "must begin with a letter"), ("", "must begin with a letter"), ("ä", "must begin with a letter"),
    ("a b", "has \" \""), ("a.b", "has \".\""), ("a\nb", "has \"\n\""), ("SwiftUI", "there is a module of that name"),
    ("combine", "there is a module of that name"), ("EspalierControls", "there is a module of that name"),
  ])
  func badNames(_ name: String, _ reason: String) {
    #expect {
      try AppNames(name)
    } throws: { error in
      guard let stop = error as? Stop else { return false }
      return stop.status == ExitStatus.usage && stop.message?.contains(reason) == true
    }
  }

  /// The modules of the library that are not for users have a prefix, so these are free.
  @Test(arguments: ["Views", "Graph", "Drawing", "Pictures"])
  func namesThatTheLibraryLeavesFree(_ name: String) throws {
    #expect(try AppNames(name).module == name)
  }

  private func files(_ layout: Installation.Layout) throws -> [String: String] {
    let template = AppTemplate(
      names: try AppNames("Hello"), installation: Installation(layout: layout), version: "1.2.3")
    return Dictionary(uniqueKeysWithValues: template.files)
  }

  @Test func theManifestNamesTheVersionForOtherMachines() throws {
    let files = try files(.prefix(URL(fileURLWithPath: "/opt/somewhere")))
    #expect(try #require(files["Package.swift"]).contains("from: \"1.2.3\""))
  }

  @Test func anInstalledLibraryIsNotCompiled() throws {
    let files = try files(.prefix(URL(fileURLWithPath: "/opt/somewhere")))
    let manifest = try #require(files["Package.swift"])
    #expect(manifest.contains(".package(path: \"/opt/somewhere/share/espalier\")"))
    #expect(manifest.contains(".product(name: \"ViewTesting\", package: \"espalier\")"))
    #expect(files["README.md"]?.contains("minutes") == false)
    #expect(files["install.sh"]?.contains("minutes") == false)
  }

  @Test func theDesktopFileFindsTheWindowsAndTheIcon() throws {
    let files = try files(
      .build(
        products: URL(fileURLWithPath: "/somewhere/espalier/.build/debug"),
        checkout: URL(fileURLWithPath: "/somewhere/espalier")))
    let desktop = try #require(files["Desktop/HelloApp.desktop"])
    // A window's application id is the name of the app's type.
    #expect(desktop.contains("StartupWMClass=HelloApp\n") && desktop.contains("Icon=HelloApp\n"))
    #expect(desktop.contains("Exec=Hello %U\n"))
    #expect(files["Sources/Hello/HelloApp.swift"]?.contains("struct HelloApp: App") == true)
    #expect(files["Desktop/HelloApp.svg"]?.hasPrefix("<svg") == true)
    #expect(files["Package.swift"]?.contains(".package(path: \"/somewhere/espalier\")") == true)
  }

  @Test func theProgramsOfAPackage() throws {
    func executables(_ products: String, _ targets: String) throws -> [String] {
      let json = "{\"products\": [\(products)], \"targets\": [\(targets)], \"name\": \"P\"}"
      return try JSONDecoder().decode(UserPackage.Manifest.self, from: Data(json.utf8)).executables
    }
    let target = "{\"name\": \"A\", \"type\": \"executable\"}, {\"name\": \"L\", \"type\": \"regular\"}"
    #expect(try executables("", target) == ["A"])
    #expect(
      try executables("{\"name\": \"a\", \"targets\": [\"A\"], \"type\": {\"executable\": null}}", target) == ["a"])
    #expect(
      try executables("{\"name\": \"L\", \"targets\": [\"L\"], \"type\": {\"library\": [\"automatic\"]}}", target)
        == ["A"])
  }

  @Test func wordsBehindTwoDashesAreForTheProgram() throws {
    let job = try RunCommand(["File.swift", "--size", "10x20", "--", "--dark", "note:x"]).job
    #expect(job.arguments == ["--size", "10x20", "--window", "--", "--dark", "note:x"])
    #expect(!job.isDark)
  }

  @Test func aFolderIsRunAlone() throws {
    let folder = FileManager.default.temporaryDirectory.path
    #expect(throws: Stop.usage("run takes Swift files or one folder, not A.swift, \(folder)")) {
      try RunCommand(["A.swift", folder]).run()
    }
  }

  @Test func ofSeveralRootsTheFirstIsRunWithANote() throws {
    let source = "struct B: View {}\nstruct A: View {}\nstruct C: View { var body: some View { A() } }"
    var notes: [String] = []
    #expect(try RootSearch(source).firstRoot(file: "F.swift") { notes.append($0) } == .view("B"))
    #expect(notes == ["F.swift has 2 views that no other uses; this is B, the others are --view C"])
    notes = []
    #expect(try RootSearch("struct A: View {}").firstRoot(file: "F.swift") { notes.append($0) } == .view("A"))
    #expect(throws: Stop.self) { try RootSearch("let a = 1").firstRoot(file: "F.swift") { notes.append($0) } }
    #expect {
      try RootSearch("@main struct A: App {}\n@main struct B: App {}").firstRoot(file: "F.swift") { notes.append($0) }
    } throws: {
      ($0 as? Stop)?.message?.contains("2 types with @main: A, B") == true
    }
    #expect(notes.isEmpty)
  }
}
