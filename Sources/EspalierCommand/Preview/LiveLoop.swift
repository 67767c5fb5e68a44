// SPDX-License-Identifier: MIT

import Foundation

/// The loop of `espalier preview` and `espalier run --watch`: waits for a save, compiles, and passes the result to the session.
final class LiveLoop {
  private let files: ModuleFiles
  private let build: PreviewBuild
  private let session: PreviewSession

  /// - Parameters:
  ///   - words: Files, or a folder.
  ///   - title: The window's title.
  ///   - window: The viewer's initial settings.
  ///   - root: Finds the root view; nil for the previews.
  /// - Throws: a usage error, or status 69 if something is missing.
  init(
    _ words: [String], title: String, window: [String], timeLimit: TimeLimit,
    root: ((_ paths: [String]) throws -> RootView)?
  ) throws {
    let files = try ModuleFiles(words)
    let compiler = try Compiler(try Installation.find(), timeLimit: timeLimit)
    let folder = try RunFolder.makeFolder()
    let program = try HostProgram.find(with: compiler)
    let worker = try HostProgram.copy(program, into: folder)
    self.files = files
    build = PreviewBuild(compiler, folder: folder, root: root)
    session = PreviewSession(
      .init(
        program: program, worker: worker.path, folder: folder,
        tools: compiler.tools, title: title,
        window: window, files: files, showsPreviews: root == nil))
  }

  /// Runs until the window is closed; ends the process.
  func run() throws -> Never {
    try session.start()
    StopSignals.handle { [session] number in session.stop(128 + number) }
    let watch = SourceWatch()
    watch.follow(files.paths, folders: files.folders)
    var sources: [String: String] = [:]
    while true {
      let new = files.read()
      // A file that is just being replaced comes back.
      if new != sources, !new.isEmpty {
        sources = new
        try compile(new)
        watch.follow(files.paths, folders: files.folders)
        continue
      }
      watch.wait()
    }
  }

  private func compile(_ sources: [String: String]) throws {
    let start = Date()
    session.compiling()
    let paths = files.paths.filter { sources[$0] != nil }
    do {
      switch try build.build(paths, sources: paths.compactMap { sources[$0] }) {
      case .library(let library):
        let times =
          "compiled in \(PreviewSession.text(build.compileTime)) s, linked in \(PreviewSession.text(build.linkTime)) s"
        session.compiled(library, start: start, times: times)
      case .failed(let errors, let output):
        // A file may have been read while an editor wrote it: its new content is compiled next.
        if files.read() == sources { session.failed(.compiler(errors, output: output)) }
      }
    } catch let stop as Stop {
      session.failed(.init(.failure, "The files cannot be shown", note: stop.message))
    }
  }
}
