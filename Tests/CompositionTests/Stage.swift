// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import ViewTesting

/// The surroundings of a composition, which can change, in the place of a program's own state.
@MainActor
final class Stage: ObservableObject {
  @Published var step = 0
  @Published var isShown = true
  @Published var colorScheme = ColorScheme.light
  @Published var locale = Locale(identifier: "en_US")
}

/// A composition of a known type on its stage.
struct StagedView<Content: View>: View {
  @ObservedObject var stage: Stage
  let content: (Int) -> Content

  var body: some View {
    Group {
      if stage.isShown { content(stage.step) }
    }
    .environment(\.colorScheme, stage.colorScheme)
    .environment(\.locale, stage.locale)
  }
}

/// The output of a host: its layout, the drawn items, the elements for a screen reader.
struct Picture: Equatable {
  let lines: [String]

  init(lines: [String]) { self.lines = lines }

  @MainActor
  init<Root>(_ host: ViewHost<Root>) {
    lines = [TreeKind.layout, .displayList, .accessibility].flatMap { kind in
      ["\(kind.rawValue):"]
        + host.dump(kind).split(separator: "\n").map { kind == .accessibility ? String($0) : Self.withoutEstimate($0) }
    }
  }

  /// Lines that were never measured count as long as those measured first (docs/scrolling-and-lazy.md): the size of a lazy
  /// container is left out, its origin is not; so is the length of the clip at the sides of its cards.
  private static func withoutEstimate(_ line: Substring) -> String {
    let text = line.drop(while: { $0 == " " })
    let lazy = ["lazy stack (", "lazy grid (", "List ("]
    if lazy.contains(where: text.hasPrefix), let size = line.lastIndex(of: ",") { return line[..<size] + ", …)" }
    if text.hasPrefix("clip rectangle ("), text.contains(", -100000,"), let length = line.lastIndex(of: "×") {
      return line[..<length] + "× …)"
    }
    return String(line)
  }

  /// The drawn items and the elements for a screen reader, for programs whose containers have other names.
  var shown: Picture { Picture(lines: Array(lines.drop { $0 != "displayList:" })) }

  /// The first lines that one has and the other does not.
  func differences(from expected: Picture) -> [String] {
    let changes = lines.difference(from: expected.lines)
    let missing = changes.removals.prefix(4).map { change in
      guard case .remove(let line, let text, _) = change else { return "" }
      return "  expected \(line): \(text)"
    }
    let found = changes.insertions.prefix(4).map { change in
      guard case .insert(let line, let text, _) = change else { return "" }
      return "  found    \(line): \(text)"
    }
    return missing + found
  }
}
