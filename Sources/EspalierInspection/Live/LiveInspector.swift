// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import EspalierPages
import EspalierPrimitives
import Foundation

/// Serves the inspector's page of a running program: the page follows the window that changed last, and a view that is picked in
/// one is shown in the other.
@MainActor
package final class LiveInspector: WindowInspector {
  /// The least time between frames, in seconds: each costs a picture.
  private static let interval = 0.1

  private let title: String
  private let files: [String]
  private var server: LoopbackServer?
  private var window: InspectedWindow?
  private var recorder: InspectionRecorder?
  private var isWaiting = false
  private var lastFrame = -Double.infinity

  /// Listens from now on.
  /// - Parameters:
  ///   - title: The page's title.
  ///   - files: The program's files, for the page.
  package init(title: String, files: [String]) {
    self.title = title
    self.files = files
    server = LoopbackServer { [weak self] request in MainActor.assumeIsolated { self?.answer(request) ?? .notFound } }
  }

  /// The address for a browser; nil if the system has no free port.
  package var address: String? { server?.address }

  // MARK: - The window

  package func opened(_ window: InspectedWindow) {
    if self.window == nil { self.window = window }
  }

  package func updated(_ window: InspectedWindow) {
    guard server?.hasStreams == true else { return }
    if window !== self.window {
      // Another window begins a page of its own when the page is loaded again.
      guard recorder == nil else { return }
      self.window = window
    }
    schedule()
  }

  private func schedule() {
    guard !isWaiting else { return }
    isWaiting = true
    let wait = max(0, lastFrame + Self.interval - ProcessInfo.processInfo.systemUptime)
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [weak self] in
      MainActor.assumeIsolated { self?.sendFrame() }
    }
  }

  package func pick(at point: CGPoint, in window: InspectedWindow) {
    guard window === self.window, let recorder, let picked = recorder.view(at: point) else { return }
    highlight(picked)
    server?.send(ServerEvent(Data("{\"picked\":\(picked)}".utf8)))
  }

  private func highlight(_ view: Int) { window?.highlight = recorder?.frame(ofView: view) }

  private func sendFrame() {
    isWaiting = false
    lastFrame = ProcessInfo.processInfo.systemUptime
    guard let window else { return }
    capture(window.graph.trace?.frames.last?.cause ?? "update")
  }

  /// Adds a frame, and sends it to the pages that have the one before.
  private func capture(_ cause: String) {
    guard let recorder, let frame = try? recorder.capture(cause), server?.hasStreams == true else { return }
    if let event = Self.event(frame) { server?.send(event) }
  }

  private static func event(_ frame: InspectionDocument.Frame) -> ServerEvent? {
    (try? JSONEncoder().encode(frame)).map { ServerEvent($0, number: frame.number) }
  }

  // MARK: - The page

  private func answer(_ request: PageRequest) -> PageAnswer {
    switch (request.method, request.path) {
    case ("GET", "/"): page()
    case ("GET", "/events"): events(request)
    case ("POST", "/pick"): picked(request.body)
    default: .notFound
    }
  }

  private func page() -> PageAnswer {
    guard let window, let server else { return .notFound }
    let environment = window.graph.environment.values
    var document = InspectionDocument(
      title: title, files: files, look: environment.look.rawValue, isDark: environment.colorScheme == .dark,
      isRightToLeft: environment.layoutDirection == .rightToLeft, size: window.size())
    if recorder == nil {
      recorder = InspectionRecorder(
        window.graph, document, size: window.size, background: window.background, keepsFrames: false)
    }
    if recorder?.last == nil || recorder?.isBehind == true { capture("page opened") }
    guard let whole = recorder?.whole else { return .notFound }
    document.frames = [whole]
    guard let json = try? document.json() else { return .notFound }
    return .page(InspectorPage.html(document: json, source: .live(token: server.token)))
  }

  /// Answers a page that begins to listen. It states its last frame: at first in the address, later as the last event. If that is
  /// not the current one, for example because the page did not read for a while and was disconnected, it gets the whole state.
  private func events(_ request: PageRequest) -> PageAnswer {
    let known = (request.fields["last-event-id"] ?? request.value(of: "frame")).flatMap { Int($0) }
    guard let recorder, let last = recorder.last else { return .stream() }
    if known == last.number {
      if recorder.isBehind { schedule() }
      return .stream()
    }
    if recorder.isBehind { capture("update") }
    return .stream(first: recorder.whole.flatMap(Self.event))
  }

  private func picked(_ body: Data) -> PageAnswer {
    struct Pick: Decodable { let pick: Int }
    guard let pick = try? JSONDecoder().decode(Pick.self, from: body) else {
      return .malformed("The body is not {\"pick\": ID}, with the number of a view.")
    }
    highlight(pick.pick)
    return .done
  }
}
