// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGraph
import EspalierInteraction
import EspalierLayout
import EspalierNumbers
import EspalierPrimitives
import EspalierScrolling
import Foundation

/// The connection of a section index to the parts of its list. Lives as long as the list.
@MainActor
final class SectionIndexSource {
  fileprivate weak var scroll: ScrollState?
  private weak var shown: (any LazyRows)?
  fileprivate var list: ViewList?

  /// - Parameter scroll: The scroll view that the index moves.
  func connect(to scroll: ScrollState) { self.scroll = scroll }

  /// - Parameters:
  ///   - list: The views of the list, before they are made rows.
  ///   - shown: The container that shows the rows.
  func connect(to list: ViewList?, shown: any LazyRows) {
    self.list = list
    self.shown = shown
  }

  /// Moves the view with a number to the top of the list, without animation; behind the last view, that one to the end.
  fileprivate func jump(to item: Int) {
    guard let scroll else { return }
    // The space above the first section belongs to it.
    if item == 0 { return scroll.go(to: .anchor(.top)) }
    scroll.go(
      to: .view(
        { [weak shown] in
          shown?.rect(ofItem: item, in: $0.contentSpace) ?? shown?.rect(ofItem: item - 1, in: $0.contentSpace)
        }, anchor: .top))
  }
}

extension _ViewOutputs {
  /// Adds the index of the list's sections in front of it.
  @MainActor mutating func addSectionIndex(_ source: SectionIndexSource, inputs: _ViewInputs) {
    let index = Attribute(SectionIndexRule(source: source, list: source.list, environment: inputs.environment))
    self = makeSecondaryLayer(
      _GraphValue(index), alignment: inputs.host.shared.constant(Alignment.trailing), isBackground: false,
      primary: self, inputs: inputs)
  }
}

// Reads: the environment; if the index is shown, the list, every changing list in it, and the labels of its sections.
// Produces: the entries of the index, one for each section with a label.
// Costs: O(lists and sections) while the index is shown; no row is made.
private struct SectionIndexRule: Rule {
  let source: SectionIndexSource
  let list: ViewList?
  let environment: Attribute<EnvironmentValues>

  init(source: SectionIndexSource, list: ViewList?, environment: Attribute<EnvironmentValues>) {
    self.source = source
    self.list = list
    self.environment = environment
  }

  mutating func value() -> SectionIndexLayer {
    guard let list, environment.value.showsSectionIndex else { return SectionIndexLayer(entries: [], jump: { _ in }) }
    var starts: [Int] = []
    list.forEachSection(from: 0) { starts.append($0.range.lowerBound) }
    var entries: [SectionIndexLayer.Entry] = []
    var number = 0
    list.forEachSectionElement { section in
      defer { number += 1 }
      guard number < starts.count, let label = section.traits[SectionIndexLabelTraitKey.self]?.value else { return }
      entries.append(SectionIndexLayer.Entry(label: label, item: starts[number]))
    }
    return SectionIndexLayer(entries: entries, jump: { [source] in source.jump(to: $0) })
  }

  nonisolated static var label: String { "section index" }
}

/// The index in front of a list; nothing without entries.
private struct SectionIndexLayer: View {
  struct Entry {
    let label: Text
    /// The number of the section's first view in the list.
    let item: Int
  }

  let entries: [Entry]
  let jump: @MainActor (Int) -> Void

  init(entries: [Entry], jump: @escaping @MainActor (Int) -> Void) {
    self.entries = entries
    self.jump = jump
  }

  var body: some View {
    if !entries.isEmpty { SectionIndex(entries: entries, jump: jump) }
  }
}

/// A column of labels along the trailing side of a list, of which the pressed one moves its section to the top.
private struct SectionIndex: View {
  let entries: [SectionIndexLayer.Entry]
  let jump: @MainActor (Int) -> Void
  @ScaledMetric(relativeTo: .caption2) private var step: CGFloat = 14
  /// The entry under the finger; nil without one.
  @State private var pressed: Int?

  init(entries: [SectionIndexLayer.Entry], jump: @escaping @MainActor (Int) -> Void) {
    self.entries = entries
    self.jump = jump
  }

  var body: some View {
    GeometryReader { space in
      let marks = SectionIndexMarks(count: entries.count, space: Int(clamping: space.size.height / step))
      VStack(spacing: 0) {
        ForEach(0..<marks.count, id: \.self) { mark in
          Group {
            if let entry = marks.entry(labelledBy: mark) { label(entries[entry]) } else { dot }
          }
          .frame(height: step)
        }
      }
      .font(.caption2.weight(.semibold))
      .foregroundStyle(.tint)
      .padding(.horizontal, step / 4)
      .frame(minWidth: step)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { press(marks.entry(at: $0.location.y / step)) }
          .onEnded { _ in pressed = nil }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    }
  }

  private func label(_ entry: SectionIndexLayer.Entry) -> some View {
    entry.label.lineLimit(1).fixedSize()
      .modifier(AccessibleControl(role: .button, takesKeyboard: false, action: { jump(entry.item) }))
  }

  private var dot: some View {
    Circle().frame(width: step / 4, height: step / 4).accessibilityHidden(true)
  }

  private func press(_ entry: Int) {
    guard entry != pressed else { return }
    pressed = entry
    jump(entries[entry].item)
  }
}
