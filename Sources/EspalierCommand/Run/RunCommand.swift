// SPDX-License-Identifier: MIT

import Foundation

/// `espalier run`: shows the view, or the app, of files in a window, or builds and runs a package.
struct RunCommand {
  private let paths: [String]
  private let project: ProjectChoice?
  private let view: String?
  private let product: String?
  /// Whether the window reloads on save.
  private let watches: Bool
  /// The program's own arguments, after `--`.
  private let arguments: [String]
  private let timeLimit: TimeLimit
  let job: Job

  init(_ words: [String]) throws {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    let parsed = try ParsedArguments(
      Array(words[..<end]),
      options: ["--view", "--product", "--size", "--look", TimeLimit.option] + ProjectChoice.options,
      flags: Job.flags + ["--watch", "--inspect"])
    timeLimit = try TimeLimit(parsed)
    paths = parsed.rest
    if paths.isEmpty { throw Stop.usage("run needs a Swift file or a folder") }
    project = try ProjectChoice(paths, parsed)
    view = try parsed.single("--view")
    product = try parsed.single("--product")
    arguments = Array(words[end...].dropFirst())
    watches = parsed.flags.contains("--watch")
    if watches {
      if product != nil { throw Stop.usage("--watch compiles files as one module; --product is for a package's build") }
      if !arguments.isEmpty { throw Stop.usage("--watch gives the app no words") }
      if parsed.flags.contains("--right-to-left") { throw Stop.usage("--watch does not take --right-to-left") }
    }
    var job = try Job(parsed, output: .window)
    job.isInspected = parsed.flags.contains("--inspect")
    if job.isInspected, watches { throw Stop.usage("--inspect and --watch exclude each other") }
    job.programArguments = arguments
    self.job = job
  }

  func run() throws {
    if let project {
      if watches || product != nil { throw Stop.usage("--watch and --product are not for projects") }
      return try ProjectProgram(project, view: view, timeLimit).run(job)
    }
    if watches { try watch() }
    guard paths.count == 1 || !paths.contains(where: \.isPathOfFolder) else {
      throw Stop.usage("run takes Swift files or one folder, not \(paths.joined(separator: ", "))")
    }
    if FileManager.default.fileExists(atPath: paths[0] + "/Package.swift") {
      if timeLimit.chosen != nil { throw Stop.usage("\(TimeLimit.option) is for files; a package is built by SwiftPM") }
      if view != nil { throw Stop.usage("--view is for a file; a package shows the windows of its program's App") }
      return try PackageRunCommand(folder: paths[0], product: product, job: job, arguments: arguments).run()
    }
    if product != nil { throw Stop.usage("--product is for the folder of a package") }
    try Program(files: paths, root: view.map { .root(named: $0) } ?? .firstRoot).run(job, timeLimit)
  }

  /// Shows the app or view in a window that reloads on save.
  private func watch() throws -> Never {
    let view = view
    var window = ["app", job.isDark ? "dark" : "light", job.look ?? "desktop"]
    if let size = job.size { window.append("\(size.width)x\(size.height)") }
    let title = ((paths[0] as NSString).lastPathComponent as NSString).deletingPathExtension
    try LiveLoop(paths, title: title, window: window, timeLimit: timeLimit) { files in
      let name = files.count == 1 ? files[0] : "the module"
      let search = RootSearch(try SourceOutline.read(files, with: try Installation.find().macros))
      return try view.map { try search.root(named: $0, file: name) } ?? search.firstRoot(file: name) { _ in }
    }.run()
  }
}
