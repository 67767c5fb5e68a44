// SPDX-License-Identifier: MIT

import EspalierPages
import Foundation
import Observation

/// The page of `espalier preview --serve`: the window's content and input, in a browser of this machine.
///
/// Routes: `/` is the page; `/events` sends the page's state whenever it has changed; `/picture?stage=ID` is the newest picture
/// of a stage; actions in the page are posted to `/do`, in their order.
@MainActor
final class PreviewPage {
  /// The shortest time between two sent states, in seconds: an animation draws 60 pictures in a second.
  private static let interval = 1.0 / 30

  private let model: PreviewModel
  private let title: String
  private var server: LoopbackServer?
  private var isScheduled = false
  private static let template = PageTemplate(files: PageFiles.text, pictures: .served)

  /// Listens from now on.
  init(_ model: PreviewModel, title: String) {
    self.model = model
    self.title = title
    server = LoopbackServer { [weak self] request in MainActor.assumeIsolated { self?.answer(request) ?? .notFound } }
    _ = observedState()
  }

  /// The address for a browser; nil if the system has no free port.
  var address: String? { server?.address }

  // MARK: - State of the page

  /// The current state. Another one is sent when a part of it changes.
  private func observedState() -> PreviewPageState {
    withObservationTracking {
      PreviewPageState(model, title: title)
    } onChange: { [weak self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.schedule() } }
    }
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
      MainActor.assumeIsolated { self?.send() }
    }
  }

  private func send() {
    isScheduled = false
    if let state = json() { server?.send(ServerEvent(state)) }
  }

  private func json() -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try? encoder.encode(observedState())
  }

  // MARK: - Requests

  private func answer(_ request: PageRequest) -> PageAnswer {
    switch (request.method, request.path) {
    case ("GET", "/"): page()
    case ("GET", "/events"): .stream(first: json().map { ServerEvent($0) })
    case ("GET", "/picture"): picture(of: request.value(of: "stage"))
    case ("POST", "/do"): perform(request.body)
    default: .notFound
    }
  }

  private func page() -> PageAnswer {
    guard let server, let state = json() else { return .notFound }
    return .page(Self.template.html(document: state, source: .live(token: server.token)))
  }

  private func picture(of stage: String?) -> PageAnswer {
    guard let picture = model.stages.first(where: { $0.stage.id == stage }), let png = picture.bitmap?.pixels?.png()
    else { return .notFound }
    return .picture(png)
  }

  private func perform(_ body: Data) -> PageAnswer {
    guard let actions = try? JSONDecoder().decode([PreviewPageAction].self, from: body) else {
      return .malformed("The body is no list of actions.")
    }
    guard actions.count <= Self.mostActions else {
      return .malformed("The body has more than \(Self.mostActions) actions.")
    }
    for action in actions { action.perform(in: model) }
    return .done
  }

  /// The greatest number of actions in a request, which the page sends at once.
  private static let mostActions = 100
}
