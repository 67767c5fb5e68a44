// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierFileRunner
import EspalierHosting
import EspalierNumbers
import EspalierPreviewChannel
import Foundation
import SwiftUI
import ViewTesting

/// The host of a session's view, and the answers to requests.
///
/// Its clock stands still between requests. An input is followed by the motion that it causes, so that an answer shows its result;
/// `advance` moves the clock further.
@MainActor
final class SessionHost {
  let host: ViewHost<AnyView>
  private let preview: FilePreview
  private(set) var scene: SessionScene
  private var seenWarnings = 0
  /// The frame of the last input, before the motion that it caused.
  private(set) var inputUpdates: String?

  /// The longest motion after an input that is waited for, in seconds of the host's clock.
  private static let longestMotion = 5

  /// - Parameter state: The state of a former version.
  init(_ view: AnyView, of preview: FilePreview, _ scene: SessionScene, state: HandoverState?) {
    self.preview = preview
    self.scene = scene
    let size = scene.size(of: preview)
    host = ViewHost(
      view, size: size, look: scene.viewLook, changesDirection: true, isTraced: true,
      handover: state ?? HandoverState()
    ) { scene.apply(to: &$0, size: size) }
    host.pointer.scrolls = scene.look == .phone
  }

  func answer(_ request: SessionRequest) throws -> SessionAnswer {
    switch request {
    case .open, .previews: throw SessionFailure("The session is open already.")
    case .change(let scene):
      return try changed {
        change(to: scene)
        return try settle()
      }
    case .state: return SessionAnswer(state: try JSONEncoder().encode(host.graph.handover?.collect()))
    case .picture(let element, let scale, let marks):
      return try SessionPicture(host, element: element, scale: scale, marks: marks).answer()
    case .tree(let kind, let element): return SessionAnswer(try tree(kind, element))
    case .input(let input):
      return try changed {
        try perform(input)
        inputUpdates = try host.explain(.update)
        return try settle()
      }
    case .advance(let seconds):
      return try changed {
        let time = seconds + host.time
        try JobClock(host, end: seconds).advance(to: seconds)
        return "The clock is at \(Self.shown(time)) s."
      }
    case .audit(let targetSize): return SessionAnswer(audit(targetSize))
    case .explain(let subject): return SessionAnswer(try explanation(of: subject))
    case .compare(let picture, let elements, let tolerance):
      return try difference(to: picture, elements, tolerance: tolerance)
    }
  }

  /// The answer to the request that made the host.
  func opened(before: String?) throws -> SessionAnswer {
    _ = try settle()
    let elements = SessionElements(host).text()
    let size = host.size
    let title = "\(EspalierCore.length(size.width)) × \(EspalierCore.length(size.height)) points"
    guard let before else {
      return SessionAnswer(title + "\n" + (elements.isEmpty ? "no accessible elements" : elements))
    }
    return SessionAnswer(title + "\n" + Self.difference(before, elements), picture: try host.png(scale: 1))
  }

  /// The warnings since the last call.
  func newWarnings() -> [String] {
    let all = host.warnings
    defer { seenWarnings = all.count }
    return all.dropFirst(seenWarnings).map(\.description)
  }

  // MARK: - Parts of requests

  private func change(to new: SessionScene) {
    scene = new
    let size = new.size(of: preview)
    host.graph.changeEnvironment { new.apply(to: &$0, size: size) }
    host.pointer.scrolls = new.look == .phone
    if let size { host.size = size }
  }

  /// Runs the tasks that began, and the motion, to their ends, with limits.
  /// - Returns: A line with the time of the motion, if there was one.
  private func settle() throws -> String? {
    try host.runTasks()
    let start = host.time
    try host.settle(limit: .seconds(Self.longestMotion))
    let seconds = host.time - start
    return seconds > 0 ? "The motion took \(Self.shown(seconds)) s." : nil
  }

  /// Seconds with two decimals at most.
  private static func shown(_ seconds: Double) -> Double { (seconds * 100).rounded() / 100 }

  /// The difference that an action makes to the elements, below the line that the action returns.
  private func changed(by action: () throws -> String?) throws -> SessionAnswer {
    let before = SessionElements(host).text()
    let title = try action()
    let difference = Self.difference(before, SessionElements(host).text())
    return SessionAnswer([title, difference].compactMap { $0 }.joined(separator: "\n"))
  }

  static func difference(_ before: String, _ after: String) -> String {
    SnapshotDifference.text(expected: Data(before.utf8), actual: Data(after.utf8))?.text
      ?? "The elements are the same as before."
  }

  private func difference(to picture: Data, _ elements: String, tolerance: Double) throws -> SessionAnswer {
    let pixels = try SnapshotDifference.picture(
      expected: picture, actual: try host.png(scale: 1), tolerance: tolerance)
    let text = pixels?.text ?? "The pictures are equal."
    let lines = Self.difference(elements, SessionElements(host).text())
    return SessionAnswer(text + "\n" + lines, picture: pixels?.picture)
  }
}
