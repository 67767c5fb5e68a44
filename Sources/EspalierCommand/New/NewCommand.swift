// SPDX-License-Identifier: MIT

import Foundation

/// `espalier new`: makes the package of an app.
struct NewCommand {
  private let folder: URL
  private let names: AppNames
  private let version: String

  /// - Parameter version: Espalier's version, for the package's manifest.
  init(_ words: [String], version: String) throws {
    let parsed = try ParsedArguments(words, options: [], flags: [])
    guard let path = parsed.rest.first else { throw Stop.usage("new needs a name, as in `espalier new Hello`") }
    guard parsed.rest.count == 1 else {
      throw Stop.usage("new takes one name, not \(parsed.rest.joined(separator: ", "))")
    }
    folder = URL(fileURLWithPath: path).standardizedFileURL
    names = try AppNames(folder.lastPathComponent)
    self.version = version
  }

  func run() throws {
    let installation = try Installation.find()
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    if manager.fileExists(atPath: folder.path, isDirectory: &isFolder) {
      guard isFolder.boolValue else { throw Stop.usage("\(folder.path) is there already, and is a file") }
      let content = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? ["?"]
      guard content.isEmpty else { throw Stop.usage("\(folder.path) is there already, and is not empty") }
    }
    let template = AppTemplate(names: names, installation: installation, version: version)
    do {
      for (path, text) in template.files {
        let file = folder.appendingPathComponent(path)
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        if path == AppTemplate.installer {
          try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
      }
    } catch {
      throw Stop.usage("cannot write \(folder.path): \(error.localizedDescription)")
    }
    Console.print("made \(folder.path); look at README.md there, or start with\n  espalier run \(folder.relativePath)")
  }
}

/// The names of an app: of its package, its module, its types.
struct AppNames: Equatable {
  /// The name as given: of the package and the program.
  let package: String
  /// The type of the app, and the name of its windows on desktops.
  let app: String

  /// - Throws: a usage error for a name that is not both a program's and a Swift module's.
  init(_ name: String) throws {
    let letters = name.unicodeScalars
    func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }
    guard let first = letters.first, isLetter(first) else {
      throw Stop.usage("\"\(name)\" cannot be an app's name: it must begin with a letter from A to Z")
    }
    if let bad = letters.first(where: { !isLetter($0) && !("0"..."9").contains($0) && $0 != "-" && $0 != "_" }) {
      throw Stop.usage("\"\(name)\" cannot be an app's name: it has \"\(bad)\"; letters, digits, - and _ are allowed")
    }
    if Self.taken.contains(name.lowercased()) || name.lowercased().hasPrefix("espalier") {
      throw Stop.usage("\"\(name)\" cannot be an app's name: there is a module of that name already")
    }
    package = name
    let parts = name.split { $0 == "-" || $0 == "_" }
    app = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "App"
  }

  /// The name of the package's module in Swift code.
  var module: String { package.replacingOccurrences(of: "-", with: "_") }

  /// Modules in every program with SwiftUI; the others begin with Espalier.
  private static let taken: Set<String> = [
    "swift", "swiftui", "foundation", "testing", "xctest", "dispatch", "glibc", "combine", "observation", "viewtesting",
    "coregraphics", "coretransferable", "uniformtypeidentifiers", "gtkviews", "app", "test",
  ]
}
