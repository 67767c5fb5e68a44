// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPages
import EspalierViews
import Foundation

/// Serves the inspector's page of a program that runs: the page follows the window that changed last, and what is picked in one
/// is shown in the other.
@MainActor
package final class LiveInspector: WindowInspector {
  /// Frames are sent at this distance at least, in seconds: each costs a picture.
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
  ///   - title: What the page is called.
  ///   - files: Of the program, for the page.
  package init(title: String, files: [String]) {
    self.title = title
    self.files = files
    server = LoopbackServer { [weak self] request in
      DispatchQueue.main.sync { MainActor.assumeIsolated { self?.answer(request) ?? .notFound } }
    }
  }

  /// What a browser opens; nil where the system gave no port.
  package var address: String? { server?.address }

  // MARK: - The window

  package func opened(_ window: InspectedWindow) {
    if self.window == nil { self.window = window }
  }

  package func updated(_ window: InspectedWindow) {
    guard server?.hasStreams == true else { return }
    if window !== self.window {
      // Another window begins a page of its own when it is loaded again.
      guard recorder == nil else { return }
      self.window = window
    }
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
    server?.send(event: Data("{\"picked\":\(picked)}".utf8))
  }

  private func highlight(_ view: Int) { window?.highlight = recorder?.frame(ofView: view) }

  private func sendFrame() {
    isWaiting = false
    lastFrame = ProcessInfo.processInfo.systemUptime
    guard let recorder, let window else { return }
    let cause = window.graph.trace?.frames.last?.cause ?? "update"
    guard let (frame, picture) = try? recorder.capture(cause),
      let event = try? InspectionDocument.event(frame, picture: picture)
    else { return }
    server?.send(event: event)
  }

  // MARK: - The page

  private func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    switch (request.method, request.path) {
    case ("GET", "/"): page()
    case ("GET", "/events"): .stream
    case ("POST", "/pick"): picked(request.body)
    default: .notFound
    }
  }

  private func page() -> LoopbackServer.Answer {
    guard let window, let server else { return .notFound }
    let environment = window.graph.environment.values
    let document = InspectionDocument(
      title: title, files: files, look: environment.look.rawValue, isDark: environment.colorScheme == .dark,
      isRightToLeft: environment.layoutDirection == .rightToLeft, size: window.size())
    let recorder = InspectionRecorder(
      window.graph, document, size: window.size, background: window.background, keepsFrames: false)
    self.recorder = recorder
    guard (try? recorder.capture("page opened")) != nil, let json = try? recorder.document.json() else {
      return .notFound
    }
    return .page(InspectorPage.html(document: json, source: .live(token: server.token)))
  }

  private func picked(_ body: Data) -> LoopbackServer.Answer {
    struct Pick: Decodable { let pick: Int }
    guard let pick = try? JSONDecoder().decode(Pick.self, from: body) else { return .notFound }
    highlight(pick.pick)
    return .done
  }
}
