// SPDX-License-Identifier: MIT

import EspalierPreviewChannel
import Foundation
import Synchronization

/// A view of a user's files that is shown to a client: the compiled files, and a process with the view's host.
///
/// Its calls run on one queue, which all of its state belongs to. If the program crashes or does not return, its process is lost, and
/// the next call begins anew with the same files.
final class AgentSession: @unchecked Sendable {
  let name: String
  let queue: DispatchQueue
  private let files: ModuleFiles
  private let build: PreviewBuild
  private let compiler: Compiler
  private let folder: URL
  private let worker: URL
  private let showsPreviews: Bool
  private(set) var scene: SessionScene
  private var process: SessionProcess?
  /// A worker that waits for a version, with the library loaded: starting it takes longer than loading the user's code.
  private var spare: SessionProcess?
  /// The compiled files of the version that is shown.
  private var library: String?
  private var snapshots: [String: (picture: Data, elements: String)] = [:]
  private let hasEnded = Mutex(false)

  /// The seconds that the program may take for one request.
  static let patience = 10.0
  /// The most stacks that are read of a process that does not answer.
  private static let mostStacks = 6
  /// The most snapshots of a session.
  private static let mostSnapshots = 50

  /// - Parameter view: The name of the shown view; nil for the files' root.
  init(_ name: String, _ files: ModuleFiles, view: String?, _ scene: SessionScene) throws {
    self.name = name
    self.files = files
    self.scene = scene
    queue = DispatchQueue(label: "espalier.session." + name)
    compiler = try Compiler(try Installation.find())
    folder = try RunFolder.makeFolder()
    worker = try HostProgram.copy(try HostProgram.find(with: compiler), into: folder)
    let root = try Self.root(of: files, view: view, preview: scene.preview, compiler)
    showsPreviews = root == .previews
    build = PreviewBuild(compiler, folder: folder, root: root == .previews ? nil : { _ in root }, note: { _ in })
  }

  /// The shown part of the files. Without a name, and without a view that can be the root, their previews.
  private static func root(
    of files: ModuleFiles, view: String?, preview: String?, _ compiler: Compiler
  ) throws -> RootView {
    if preview != nil { return .previews }
    let name = files.paths.count == 1 ? files.paths[0] : "the module"
    let search = RootSearch(try SourceOutline.read(files.paths, with: compiler.installation.macros))
    do {
      return try search.root(named: view, file: name)
    } catch let stop as Stop {
      let stop = ToolFailure((stop.message ?? "").replacingOccurrences(of: "--view ", with: "view: "))
      if view != nil { throw stop }
      let hasPreviews = files.read().values.contains { $0.contains(/#Preview\b|:\s*PreviewProvider\b/) }
      if hasPreviews { return .previews }
      throw stop
    }
  }

  var isClosed: Bool { hasEnded.withLock { $0 } }

  // MARK: - Versions

  /// Compiles the files, and shows their view.
  func open(_ call: AgentCall) throws -> ToolAnswer {
    let paths = files.paths
    let sources = files.read()
    switch try build.build(paths, sources: paths.map { sources[$0] ?? "" }) {
    case .failed(let errors, let output): throw ToolFailure(text(ofErrors: errors, output))
    case .library(let library): self.library = library
    }
    try call.check()
    let process = try makeProcess()
    try begin(process, call)
    let answer = try start(process, state: nil, before: nil, call)
    self.process = process
    prepareSpare()
    return answer.below("session \(name)")
  }

  /// Changes a file, and shows the new version.
  func edit(_ edit: SourceEdit, _ call: AgentCall) throws -> ToolAnswer {
    let changed = try edit.write(among: files.paths)
    let paths = files.paths
    let sources = files.read()
    let start = Date()
    let title = changed.map { "\($0) is written, and " } ?? ""
    let new: String
    switch try build.build(paths, sources: paths.map { sources[$0] ?? "" }) {
    case .library(let library): new = library
    case .failed(let errors, let output):
      return .failure(
        title + text(ofErrors: errors, output)
          + "\nThe session shows the version before. Correct the file, and call `edit` again.")
    }
    try call.check()
    let process = try takeSpare()
    let former = self.process
    let before = try? former?.ask(.tree(kind: "accessibility", element: nil), call, limit: 2).text
    let state = try? former?.ask(.state, call, limit: 2).state
    let old = library
    library = new
    do {
      try begin(process, call)
      let answer = try self.start(process, state: state, before: before ?? "", call)
      self.process = process
      former.map(discard)
      if let old, old != new { remove([old, old + ".autolink"]) }
      prepareSpare()
      let times = String(
        format: "compiled in %.2f s, shown after %.2f s", build.compileTime, Date().timeIntervalSince(start))
      return answer.below("\(title)\(times)" + (state == nil ? "; the state began anew" : "; the state is kept"))
    } catch {
      library = old
      prepareSpare()
      throw ToolFailure(
        title
          + "the new version does not run. \(reason(error))\nThe session shows the version before. Correct the file, and call "
          + "`edit` again.")
    }
  }

  private func text(ofErrors errors: [Diagnostic], _ output: String) -> String {
    let entry = folder.appendingPathComponent("EspalierEntry.swift").path
    if !errors.isEmpty, errors.allSatisfy({ $0.path == entry }) {
      return
        "The view cannot be made without arguments: \(errors[0].message). Open a preview of it, with `preview`, or add a #Preview."
    }
    return "The files do not compile. " + PreviewProblem.compiler(errors, output: output).text
  }

  // MARK: - Requests

  /// Answers a request by the session's process, which begins anew if it has ended.
  func ask(_ request: SessionRequest, _ call: AgentCall, limit: Double = patience) throws -> ToolAnswer {
    let (process, note) = try running(call)
    let answer = ToolAnswer(try answer(of: process, request, call, limit: limit))
    return note.map(answer.below) ?? answer
  }

  /// Changes the window or the environment.
  func change(_ new: SessionScene, _ call: AgentCall) throws -> ToolAnswer {
    let answer = try ask(.change(new), call)
    if !answer.isFailure { scene = new }
    return answer
  }

  /// Keeps the picture and the elements of the window.
  func record(_ snapshot: String, _ call: AgentCall) throws -> ToolAnswer {
    guard snapshots.count < Self.mostSnapshots || snapshots[snapshot] != nil else {
      throw ToolFailure("The session has \(Self.mostSnapshots) snapshots; give one of their names.")
    }
    let (process, _) = try running(call)
    let answer = try answer(of: process, .picture(element: nil, scale: 1, marks: .none), call)
    let elements = try self.answer(of: process, .tree(kind: "accessibility", element: nil), call)
    guard let picture = answer.picture else { return ToolAnswer(answer) }
    snapshots[snapshot] = (picture, elements.text)
    return ToolAnswer("The snapshot \(snapshot.debugDescription) is recorded.")
  }

  /// The difference of the window to a snapshot.
  func compare(_ snapshot: String, tolerance: Double, _ call: AgentCall) throws -> ToolAnswer {
    guard let kept = snapshots[snapshot] else {
      let names = snapshots.keys.sorted().map(\.debugDescription).joined(separator: ", ")
      throw ToolFailure(
        "There is no snapshot \(snapshot.debugDescription); "
          + (names.isEmpty ? "the mode record makes one." : "there is \(names)."))
    }
    return try ask(.compare(picture: kept.picture, elements: kept.elements, tolerance: tolerance), call)
  }

  private func answer(
    of process: SessionProcess, _ request: SessionRequest, _ call: AgentCall, limit: Double = patience
  ) throws -> SessionAnswer {
    do {
      return try process.ask(request, call, limit: limit)
    } catch let failure as SessionProcess.Failure {
      let reason = reason(failure, process)
      self.process = nil
      throw ToolFailure(
        reason + "\nThe next call begins the session anew, with the state that the code makes; `edit` changes the code."
      )
    } catch is AgentCancellation {
      if process.hasStopped { self.process = nil }
      throw AgentCancellation()
    }
  }

  // MARK: - Processes

  /// The running process, and a note if it was begun anew.
  private func running(_ call: AgentCall) throws -> (process: SessionProcess, note: String?) {
    if let process, !process.hasStopped { return (process, nil) }
    let process = try takeSpare()
    try begin(process, call)
    _ = try start(process, state: nil, before: nil, call)
    self.process = process
    prepareSpare()
    return (process, "The session began anew: its program had ended.")
  }

  private func begin(_ process: SessionProcess, _ call: AgentCall) throws {
    guard let library else { throw ToolFailure("The session has no compiled files; close it, and open it again.") }
    do {
      try process.load(library, call, limit: Self.patience)
    } catch let failure as SessionProcess.Failure {
      throw ToolFailure(reason(failure, process))
    }
  }

  private func start(
    _ process: SessionProcess, state: Data?, before: String?, _ call: AgentCall
  ) throws -> ToolAnswer {
    do {
      let answer = try process.ask(.open(scene, state: state, before: before), call, limit: Self.patience)
      if answer.isFailure { throw ToolFailure(answer.text) }
      return ToolAnswer(answer)
    } catch let failure as SessionProcess.Failure {
      throw ToolFailure(reason(failure, process))
    }
  }

  private func makeProcess() throws -> SessionProcess {
    try files.resources.write(to: worker.deletingLastPathComponent())
    return try SessionProcess(
      worker.path,
      environment: WorkerEnvironment.variables(
        role: "session", folder: folder, files: files, showsPreviews: showsPreviews))
  }

  private func takeSpare() throws -> SessionProcess {
    defer { spare = nil }
    if let spare, !spare.hasStopped { return spare }
    return try makeProcess()
  }

  /// Starts a worker for the next version, after the current call has its answer.
  private func prepareSpare() {
    queue.async { [self] in if spare == nil, !isClosed { spare = try? makeProcess() } }
  }

  private func reason(_ error: any Error) -> String {
    switch error {
    case let failure as SessionProcess.Failure: reason(failure, process)
    case let failure as ToolFailure: failure.text
    default: error.localizedDescription
    }
  }

  private func reason(_ failure: SessionProcess.Failure, _ process: SessionProcess?) -> String {
    guard let process, let library else { return "The program has ended." }
    func stack() -> StackPlaces {
      StackPlaces(
        folder.path + "/\(process.identifier).stack", library: library, files: files.paths, tools: compiler.tools)
    }
    switch failure {
    case .hangs(let seconds):
      defer { process.kill() }
      var places: StackPlaces
      var attempts = 0
      // A walk that begins in a function without records of its frames finds none of the user's.
      repeat {
        process.writeStack()
        places = stack()
        attempts += 1
      } while places.place == nil && attempts < Self.mostStacks
      return PreviewProblem.hang(Int(seconds), places).text
    case .ended(.status(let status)): return "The program has ended itself, with status \(status)."
    case .ended(.signal(let signal)):
      return PreviewProblem.crash(signal, stack(), errors: process.lastErrors).text
    }
  }

  /// Ends a process of a former version, and removes its files.
  private func discard(_ process: SessionProcess) {
    process.kill()
    remove([folder.path + "/\(process.identifier).stack"])
  }

  private func remove(_ paths: [String]) {
    for path in paths { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Ends the session's processes.
  func end() {
    hasEnded.withLock { $0 = true }
    process?.kill()
    spare?.kill()
  }
}

extension PreviewProblem {
  /// The problem as lines: title, places with their source, note.
  var text: String {
    let places = places.prefix(20).flatMap { place in
      let head = "\(place.file):\(place.line):\(place.column ?? 1): \(place.message)"
      return [head] + [place.context, place.source, place.caret].compactMap { $0 }.map { "    " + $0 }
    }
    let rest = self.places.count > 20 ? ["and \(self.places.count - 20) more"] : []
    return ([title + (places.isEmpty ? "" : ":")] + places + rest + [note].compactMap { $0 }).joined(separator: "\n")
  }
}
