// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import EspalierPrimitives
import Foundation
import Testing
import ViewTesting

// Declarations for the suites of this folder. Their figures are facts about Apple's SwiftUI on macOS 26.2: frames of named
// views that the fixtures of github.com/iamcgn/swiftui-web (Apache-2.0) recorded. The layouts here are written anew, with
// the same structure and numbers; each test's display name is that of its fixture.

/// Frames in the window, by name; of views with one name, the last.
private struct ProbedFrames: PreferenceKey {
  static var defaultValue: [String: CGRect] { [:] }

  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

extension View {
  /// Records this view's frame in the window under a name.
  func probed(_ name: String) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: ProbedFrames.self, value: [name: proxy.frame(in: .global)])
      }
    }
  }
}

/// A window whose named frames are compared with Apple's.
@MainActor
struct ProbedWindow<Root: View> {
  let host: ViewHost<Root>

  /// - Parameters: in points.
  init(_ width: CGFloat, _ height: CGFloat, look: Look = .desktop, @ViewBuilder _ view: () -> Root) {
    host = ViewHost(view(), size: CGSize(width: width, height: height), scale: 2, look: look)
  }

  var frames: [String: CGRect] { host.preference(ProbedFrames.self) }

  /// Expects each frame to be within half a point.
  /// - Parameter table: `name x y width height` for each frame, separated by commas.
  func expect(_ table: String, _ sourceLocation: SourceLocation = #_sourceLocation) {
    var total = 0
    var differences: [String] = []
    for entry in table.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
      let words = entry.split(separator: " ")
      if words.isEmpty { continue }
      let name = String(words[0])
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard numbers.count == 4 else {
        Issue.record("\(entry) is no frame", sourceLocation: sourceLocation)
        continue
      }
      total += 1
      guard let frame = frames[name] else {
        differences.append("\(entry): absent")
        continue
      }
      let mine = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      if zip(mine, numbers).contains(where: { !(abs($0 - $1) <= 0.5) }) {
        let shown = mine.map { ($0 * 100).rounded() / 100 }.map { $0.description }.joined(separator: " ")
        differences.append("\(entry), here \(shown)")
      }
    }
    if differences.isEmpty { return }
    Issue.record(
      "\(differences.count) of \(total) frames differ:\n\(differences.joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }

  /// Changes the model, and waits for what follows.
  func step(_ change: () -> Void) throws {
    change()
    try host.settle()
  }
}
