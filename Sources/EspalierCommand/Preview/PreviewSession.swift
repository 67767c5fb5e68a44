// SPDX-License-Identifier: MIT

import EspalierPreviewChannel
import Foundation
import Synchronization

/// The session between the editor and the window: starts the processes, gives each version of the code a worker of its own,
/// forwards messages between the viewer and the workers, and keeps the last good version until a newer one is on the screen.
///
/// All of its state belongs to one queue.
final class PreviewSession: @unchecked Sendable {
  private let queue = DispatchQueue(label: "espalier.preview")
  private let settings: Settings
  private var viewer: LiveProcess!
  /// A worker that waits for a version, with the library loaded: starting it takes longer than loading the user's code.
  private var spare: LiveProcess?
  /// The version on the screen. Nil before the first, and after its end: then the screen keeps its picture.
  private var current: Version?
  /// The version that replaces the current one when it is ready.
  private var coming: Version?
  private var lastNumber = 0
  /// The state of the last version that returned one.
  private var state: Data?
  private var library: String?
  private var pings = 0
  private var timer: (any DispatchSourceTimer)?

  struct Settings {
    /// The program of the viewer.
    let program: String
    /// The same program at a place of its own: files beside it form the main bundle of the user's code.
    let worker: String
    /// The folder of pictures and of files that crashes leave.
    let folder: URL
    /// The toolchain's programs.
    let tools: URL
    let title: String
    /// The viewer's initial settings.
    let window: [String]
    /// The user's files.
    let files: ModuleFiles
    /// Whether the files' previews are shown, and not their app.
    let showsPreviews: Bool

    /// The variables of a worker's environment in addition to the command's own.
    var workerVariables: [String: String] {
      WorkerEnvironment.variables(role: "worker", folder: folder, files: files, showsPreviews: showsPreviews)
    }
  }

  /// A version of the user's code, in its process. Only the session's queue touches it.
  private final class Version: @unchecked Sendable {
    let number: Int
    let process: LiveProcess
    let library: String
    let start: Date
    let times: String
    /// Whether it receives the state of the version before.
    let takesState: Bool
    var previews: [PreviewListing]?
    var waitsForState = false
    var isAnnounced = false
    /// The ping without an answer, and the time when it was sent.
    var ping: (number: Int, time: Date)?
    var isHanging = false
    /// Whether the window shows that it hangs.
    var isReported = false

    init(_ number: Int, _ process: LiveProcess, _ library: String, _ start: Date, _ times: String, takesState: Bool) {
      self.number = number
      self.process = process
      self.library = library
      self.start = start
      self.times = times
      self.takesState = takesState
    }
  }

  init(_ settings: Settings) { self.settings = settings }

  /// Opens the window, or serves the page.
  /// - Throws: an error of the system.
  func start() throws {
    viewer = try LiveProcess(
      settings.program,
      environment: [
        "ESPALIER_LIVE": "viewer", "ESPALIER_LIVE_FOLDER": settings.folder.path, "ESPALIER_LIVE_TITLE": settings.title,
        "ESPALIER_LIVE_WINDOW": settings.window.joined(separator: " "),
      ])
    viewer.follow(
      { [self] _, message in queue.async { self.receiveFromViewer(message) } },
      ended: { [self] _, end in queue.async { self.viewerEnded(end) } })
    try queue.sync { spare = try makeWorker() }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 0.25, repeating: 0.25)
    timer.setEventHandler { [unowned self] in checkAnswers() }
    timer.resume()
    self.timer = timer
  }

  private func makeWorker() throws -> LiveProcess {
    let files = settings.files
    let bundle = URL(fileURLWithPath: settings.worker).deletingLastPathComponent()
    try files.resources.write(to: bundle)
    let worker = try LiveProcess(settings.worker, environment: settings.workerVariables)
    worker.follow(
      { [self] process, message in queue.async { self.receive(message, from: process) } },
      ended: { [self] process, end in queue.async { self.workerEnded(process, end) } })
    return worker
  }

  // MARK: - Versions

  /// Reports that the files have changed, and are being compiled.
  func compiling() { queue.async { self.viewer.channel.send(.compiling) } }

  /// Reports that the files do not compile.
  func failed(_ problem: PreviewProblem) {
    queue.async { self.show(problem) }
  }

  /// Shows the library that the files were compiled to.
  /// - Parameters:
  ///   - start: The time when the files changed.
  ///   - times: The durations, as text.
  func compiled(_ library: String, start: Date, times: String) {
    queue.async {
      self.library = library
      self.begin(library, start: start, times: times, takesState: true)
    }
  }

  private func begin(_ library: String, start: Date, times: String, takesState: Bool) {
    if let coming { end(coming) }
    guard let process = try? spare ?? makeWorker() else { return }
    spare = nil
    lastNumber += 1
    let version = Version(lastNumber, process, library, start, times, takesState: takesState)
    coming = version
    process.channel.send(.load(library: library))
    if takesState, let current, !current.isHanging {
      version.waitsForState = true
      current.process.channel.send(.giveState)
      // The state of a version that does not answer in time is lost.
      queue.asyncAfter(deadline: .now() + 0.3) { [weak self, weak version] in
        guard let self, let version, version.waitsForState else { return }
        version.waitsForState = false
        announce(version)
      }
    }
  }

  /// Passes the state to a version whose code is loaded, and its previews to the viewer, which chooses its stages.
  private func announce(_ version: Version) {
    guard coming === version, let previews = version.previews, !version.waitsForState, !version.isAnnounced else {
      return
    }
    version.isAnnounced = true
    if version.takesState, let state { version.process.channel.send(.take(state: state)) }
    viewer.channel.send(.loaded(version: version.number, previews: previews))
  }

  private func receive(_ message: PreviewMessage, from process: LiveProcess) {
    guard let version = version(process) else { return }
    switch message {
    case .previews(let previews):
      version.previews = previews
      announce(version)
    case .loadFailed(let reason):
      end(version)
      show(PreviewProblem(.failure, "The compiled files cannot be shown", note: reason))
    case .state(let data):
      state = data
      if let coming, coming.waitsForState {
        coming.waitsForState = false
        announce(coming)
      }
    case .frame(let frame): viewer.channel.send(.shown(version: version.number, frame))
    case .pointerStyle(let stage, let style):
      viewer.channel.send(.styled(version: version.number, stage: stage, pointerStyle: style))
    case .pong(let number): if version.ping?.number == number { answered(version) }
    case .stackWritten: reportHang(version)
    default: break
    }
  }

  private func receiveFromViewer(_ message: PreviewMessage) {
    switch message {
    case .stages(let number, _), .event(let number, _, _), .taken(let number, _):
      [current, coming].lazy.compactMap { $0 }.first { $0.number == number }?.process.channel.send(message)
    case .showing(let number): showing(number)
    case .restart:
      // The former state is discarded, for the versions that follow, too.
      state = nil
      if let library { begin(library, start: Date(), times: "", takesState: false) }
    default: break
    }
  }

  private func showing(_ number: Int) {
    guard let version = coming, version.number == number else { return }
    coming = nil
    if let current {
      end(current)
      if current.library != version.library { removeLibrary(current.library) }
    }
    current = version
    if version.previews?.isEmpty == true {
      show(
        PreviewProblem(
          .nothing, "There is no preview",
          note: "The files have no #Preview and no PreviewProvider. "
            + "`espalier run --watch` shows their app or view."))
    } else {
      show(nil)
    }
    let seconds = Date().timeIntervalSince(version.start)
    Console.error(
      "espalier: shown after \(Self.text(seconds)) s" + (version.times.isEmpty ? "" : " (\(version.times))"))
    if spare == nil { spare = try? makeWorker() }
  }

  static func text(_ seconds: Double) -> String { String(format: "%.2f", seconds) }

  private func show(_ problem: PreviewProblem?) {
    viewer.channel.send(.problem(problem))
    guard let problem else { return }
    Console.report(problem.title)
    for place in problem.places {
      // In the compiler's format, for tools that find places in the output of a terminal.
      Console.error("\(place.file):\(place.line):\(max(place.column ?? 1, 1)): error: \(place.message)")
    }
    if let note = problem.note { Console.error(note) }
  }

  private func version(_ process: LiveProcess) -> Version? {
    [current, coming].lazy.compactMap { $0 }.first { $0.process === process }
  }

  /// Ends a version that is not needed any more, in any state.
  private func end(_ version: Version) {
    if current === version { current = nil }
    if coming === version { coming = nil }
    version.process.kill()
  }

  // MARK: - Trouble

  /// The times in seconds that the main thread of a worker may take for one task before the window reports it, and before the
  /// worker is ended. A table that is read at the start may take longer than the first.
  private static let patience = 2, longest = 60

  private func checkAnswers() {
    pings += 1
    for version in [current, coming].compactMap({ $0 }) {
      if version.isHanging {
        let time = version.ping.map { Date().timeIntervalSince($0.time) } ?? 0
        // A process that is stopped does not write its stack either.
        if !version.isReported, time >= Double(Self.patience * 2) { reportHang(version) }
        if time >= Double(Self.longest) { endHanging(version) }
        continue
      }
      guard let ping = version.ping else {
        version.ping = (pings, Date())
        version.process.channel.send(.ping(pings))
        continue
      }
      if Date().timeIntervalSince(ping.time) >= Double(Self.patience) {
        version.isHanging = true
        version.process.channel.send(.writeStack)
      }
    }
  }

  /// Shows the place where the version hangs. It may still finish, and is shown then.
  private func reportHang(_ version: Version) {
    guard version.isHanging, !version.isReported else { return }
    if version.process.isStopped {
      end(version)
      show(.stopped(version.process.identifier))
    } else {
      version.isReported = true
      show(.hang(Self.patience, stack(version)))
    }
    if spare == nil { spare = try? makeWorker() }
  }

  private func endHanging(_ version: Version) {
    let stack = stack(version)
    end(version)
    show(.hang(Self.longest, stack))
    if spare == nil { spare = try? makeWorker() }
  }

  private func answered(_ version: Version) {
    version.ping = nil
    version.isHanging = false
    guard version.isReported else { return }
    version.isReported = false
    // A version that is not on the screen yet removes its problem when it comes.
    if version === current { show(nil) }
  }

  private func stack(_ version: Version) -> StackPlaces {
    StackPlaces(
      settings.folder.path + "/\(version.process.identifier).stack", library: version.library,
      files: settings.files.paths, tools: settings.tools)
  }

  private func workerEnded(_ process: LiveProcess, _ end: LiveProcess.End) {
    if process === spare { spare = nil }
    // The viewer may be about to take its last picture.
    queue.asyncAfter(deadline: .now() + 1) { [weak self] in self?.removeFiles(of: process.identifier) }
    guard let version = version(process) else { return }
    let wasComing = coming === version
    self.end(version)
    // The former version's state may be the cause of the crash.
    if wasComing, version.takesState, version.isAnnounced, state != nil, current != nil || lastNumber > 1 {
      state = nil
      return begin(version.library, start: version.start, times: version.times, takesState: false)
    }
    switch end {
    case .signal(let signal): show(.crash(signal, stack(version), errors: process.lastErrors))
    case .status(let status):
      show(PreviewProblem(.crash, "The program has ended itself", note: "Its status is \(status)"))
    }
    if spare == nil { spare = try? makeWorker() }
  }

  /// Removes the library of a version that does not come back.
  private func removeLibrary(_ path: String) {
    for file in [path, path + ".autolink"] { try? FileManager.default.removeItem(atPath: file) }
  }

  /// Removes the files that a killed worker has left in the folder.
  private func removeFiles(of process: Int32) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: settings.folder.path)) ?? []
    for name in names where name.hasPrefix("\(process)-") || name == "\(process).stack" {
      try? FileManager.default.removeItem(at: settings.folder.appendingPathComponent(name))
    }
  }

  private func viewerEnded(_ end: LiveProcess.End) {
    switch end {
    // Without a display it has reported that itself.
    case .status(let status): finish(status)
    case .signal: finish(ExitStatus.failed)
    }
  }

  private static let hasFinished = Mutex(false)

  /// Ends all processes, a compiler too, and this one.
  private func finish(_ status: Int32) -> Never {
    let isFirst = Self.hasFinished.withLock { finished in
      defer { finished = true }
      return !finished
    }
    guard isFirst else { while true { sleep(60) } }
    SupervisedProcess.stop()
    RunFolder.remove()
    exit(status)
  }

  /// Ends everything, from another thread.
  func stop(_ status: Int32) {
    queue.async { self.finish(status) }
    // A process that is stopped takes no messages, and the queue may wait for it.
    DispatchQueue.global().asyncAfter(deadline: .now() + 2) { self.finish(status) }
  }
}
