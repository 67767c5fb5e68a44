// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The programs whose windows are measured, each in a process of its own: `EspalierBench --window KIND SECONDS`. Those that
/// are compared with other toolkits wait for keys: `EspalierBench --window KIND`.
enum WindowKind: String {
  /// One of 10,000 labels changes in each frame: within a frame of its own, or with its size.
  case same, new
  /// The 10,000 labels scroll.
  case scroll
  /// The twelve months, at rest.
  case picker
  /// A list of 10,000 rows, for a wheel from outside.
  case list
  /// 60 photographs of the folder in the variable `PHOTOS`, through which the window scrolls: `1.jpg` … `60.jpg`.
  case photos
  /// See `Benchmarks/window-probe.c`.
  case labels, rows, squares, form

  /// The kind in the process's arguments.
  static let chosen = CommandLine.arguments.dropFirst(2).first.flatMap(WindowKind.init)
  static let seconds = CommandLine.arguments.dropFirst(3).first.flatMap(Double.init) ?? 5
}

struct WindowBench: App {
  var body: some Scene {
    WindowGroup {
      switch WindowKind.chosen ?? .picker {
      case .same, .new, .scroll, .picker, .list, .photos: WindowContent(kind: WindowKind.chosen ?? .picker)
      case .labels: KeyedContent(content: Labels.init)
      case .rows: KeyedContent(content: Rows.init)
      case .squares: KeyedContent { _ in Squares() }
      case .form: KeyedContent { _ in Fields() }
      }
    }
    .defaultSize(width: 1200, height: 800)
  }
}

private struct WindowContent: View {
  let kind: WindowKind
  @State private var position = ScrollPosition(y: 0)
  @Environment(\.dismissWindow) private var dismiss

  var body: some View {
    content.task {
      // A sleeping task makes Dispatch check the clock once a second.
      if kind == .picker || kind == .list { return }
      let end = Date(timeIntervalSinceNow: WindowKind.seconds)
      var step = 0
      while Date() < end {
        try? await Task.sleep(for: .milliseconds(16))
        step += 1
        change(step)
      }
      dismiss()
    }
  }

  @ViewBuilder private var content: some View {
    switch kind {
    case .same: ScrollView { Nested(hundreds: 100) { _ in FixedLeaf() } }
    case .new: ScrollView { Nested(hundreds: 100) { _ in FreeLeaf() }.frame(maxWidth: .infinity) }
    case .scroll: ScrollView { Nested(hundreds: 100) { _ in FixedLeaf() } }.scrollPosition($position)
    case .list: LongList(items: Array(BenchItem.all.prefix(10_000)))
    case .photos: ScrollView { PhotoGrid() }.scrollPosition($position)
    default: Months()
    }
  }

  private func change(_ step: Int) {
    let inSight = 200
    switch kind {
    case .same: Registry.states[step * 79 % inSight].wrappedValue = step % 9 + 1
    case .new: Registry.states[step * 79 % inSight].wrappedValue = step * 37 + 1000
    case .scroll: position.scrollTo(y: CGFloat(step * 7))
    case .photos: position.scrollTo(y: CGFloat(step * 20 % 4000))
    default: break
    }
  }
}

private struct PhotoGrid: View {
  private let bundle = Bundle(path: ProcessInfo.processInfo.environment["PHOTOS"] ?? "")

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(spacing: 8), count: 4), spacing: 8) {
      ForEach(1..<61) { number in
        Image("\(number)", bundle: bundle).resizable().scaledToFill().frame(width: 280, height: 280).clipped()
      }
    }
  }
}

private struct Months: View {
  @State private var chosen = 0
  private let names = Calendar(identifier: .gregorian).monthSymbols

  var body: some View {
    VStack(spacing: 36) {
      ForEach(0..<4) { row in
        HStack(spacing: 8) {
          ForEach(0..<3) { column in
            Text(names[row * 3 + column])
              .padding(10)
              .anchorPreference(key: MonthKey.self, value: .bounds) { [row * 3 + column: $0] }
              .onTapGesture { withAnimation { chosen = row * 3 + column } }
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .backgroundPreferenceValue(MonthKey.self) { bounds in
      GeometryReader { geometry in
        if let bounds = bounds[chosen] {
          let rect = geometry[bounds]
          RoundedRectangle(cornerRadius: 15).stroke(.green, lineWidth: 3)
            .frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
        }
      }
    }
  }
}

private struct MonthKey: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}
