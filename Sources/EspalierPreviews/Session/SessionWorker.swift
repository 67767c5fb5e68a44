// SPDX-License-Identifier: MIT

import EspalierFileRunner
import EspalierPreviewChannel
import Foundation
import SwiftUI

/// The process of a session: one version of the user's code, with one host whose clock only requests move. If the code traps or does
/// not return, only this process is lost.
@MainActor
final class SessionWorker {
  private let channel: MessageChannel
  /// The folder of crash reports.
  private let folder: String
  private let inbox = SessionInbox()
  private let printed: PrintedText
  private var code: LoadedCode?
  private var previews: [FilePreview] = []
  private var session: SessionHost?

  init(_ channel: MessageChannel, folder: String) {
    self.channel = channel
    self.folder = folder
    printed = PrintedText(folder: folder)
  }

  /// Works until the command closes the connection.
  func run() -> Never {
    WorkerProcess.start(channel, folder: folder) { [inbox] in inbox.add($0) }
    // A loop without a timer would end.
    RunLoop.main.add(Timer(timeInterval: 1e6, repeats: true) { _ in }, forMode: .default)
    while true {
      while let message = inbox.next() { receive(message) }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  private func receive(_ message: PreviewMessage) {
    switch message {
    case .load(let library): load(library)
    case .request(let number, let request): channel.send(.answer(number: number, answer(request)))
    default: break
    }
  }

  private func load(_ library: String) {
    do {
      code = try LoadedCode(library)
      previews = try FilePreview.all()
      channel.send(.previews(previews.map(\.listing)))
    } catch {
      channel.send(.loadFailed("\(error)"))
    }
  }

  private func answer(_ request: SessionRequest) -> SessionAnswer {
    var answer: SessionAnswer
    do {
      answer = try perform(request)
    } catch {
      answer = .failure("\(error)")
    }
    let warnings = session?.newWarnings() ?? []
    answer.output = printed.take() + warnings.map { "warning: \($0)\n" }.joined()
    return answer
  }

  private func perform(_ request: SessionRequest) throws -> SessionAnswer {
    switch request {
    case .open(let scene, let state, let before): return try open(scene, state: state, before: before)
    case .previews(let scene, let scale): return try SessionSheet(previews, scene, scale: scale).answer()
    default:
      guard let session else { throw SessionFailure("The session has no view yet: open it again.") }
      return try session.answer(request)
    }
  }

  private func open(_ scene: SessionScene, state: Data?, before: String?) throws -> SessionAnswer {
    let shown = try chosen(scene.preview)
    let view = try MainLoop.wait(for: shown.makeView)
    let handover = state.flatMap { try? JSONDecoder().decode(HandoverState.self, from: $0) }
    let session = SessionHost(view, of: shown, scene, state: handover)
    self.session = session
    var answer = try session.opened(before: before)
    answer.previews = previews.map(\.name)
    return answer
  }

  /// The preview with a name; without a name the files' root, else their first preview.
  private func chosen(_ name: String?) throws -> FilePreview {
    guard let name else {
      if let root = code?.root ?? previews.first { return root }
      throw SessionFailure("The files have no preview. Add a #Preview, or open a view of theirs with `view`.")
    }
    if let preview = previews.first(where: { $0.name == name }) { return preview }
    let names = previews.map { $0.name.debugDescription }.joined(separator: ", ")
    throw SessionFailure(
      "No preview is called \(name.debugDescription); " + (names.isEmpty ? "there is none." : "there is \(names)."))
  }
}

/// The reason why a request fails, and the next step.
struct SessionFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
