// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierInteraction
import EspalierLayout
import EspalierNumbers
import EspalierPrimitives
import EspalierText
import Foundation

extension Text: _PrimitiveView {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
    let engine = CachedLeafEngine(TextLayout(), countedType: Text.self)
    let layout = Attribute(
      TextLayoutRule(
        view: view.attribute, environment: inputs.environment, direction: inputs.layoutDirection, host: inputs.host,
        engine: engine))
    let content = TextContent(layout: layout, engine: engine)
    var outputs = _ViewOutputs(layout: layout, preferences: makeLeaf(content, inputs: inputs))
    if inputs.hasTextRenderer { outputs = makeRendered(outputs, layout: layout, engine: engine, inputs: inputs) }
    guard inputs.allowsTextSelection else { return outputs }
    return makeSelectable(outputs, layout: layout, engine: engine, inputs: inputs)
  }
}

// Reads: the text, the environment; the time, if the text contains it.
// Produces: the text's layout; a text with the same sizes as the one before changes nothing in its ancestors.
// Costs: one shaping per distinct string, font and width.
private struct TextLayoutRule: Rule {
  let view: Attribute<Text>
  let environment: Attribute<EnvironmentValues>
  let direction: Attribute<LayoutDirection>?
  @HostReference var host: ViewGraph
  let engine: CachedLeafEngine<TextLayout>
  var seed: UInt32 = 0
  var placementSeed: UInt32 = 0
  var isFirst = true
  var clock: TextClock?

  init(
    view: Attribute<Text>, environment: Attribute<EnvironmentValues>, direction: Attribute<LayoutDirection>?,
    host: ViewGraph, engine: CachedLeafEngine<TextLayout>
  ) {
    self.view = view
    self.environment = environment
    self.direction = direction
    self.host = host
    self.engine = engine
  }

  mutating func value() -> LayoutComputer {
    let text = view.value
    let environment = environment.value
    if let renderer = environment.textRenderer {
      engine.layout.renderer = renderer
      // A renderer whose values have changed may answer with another size.
      renderer.follow()
      if !isFirst, engine.answersChanged() { seed &+= 1 }
    } else if engine.layout.renderer != nil {
      engine.layout.renderer = nil
      if !isFirst, engine.answersChanged() { seed &+= 1 }
    }
    if let clock, clock.stillShows(text, environment, at: host.clock.observedDate) {
      return LayoutComputer(engine, seed: seed, placementSeed: placementSeed)
    }
    let date = host.clock.date
    let resolved = text.resolved(in: environment, isRightToLeft: direction?.value == .rightToLeft, date: date)
    clock = nil
    if let next = resolved.nextChange {
      // From now on the rule runs whenever time passes.
      _ = host.clock.observedDate
      clock = TextClock(text: text, environment: environment, since: date, until: next)
    }
    let gapStep = environment.text.look.values.text.gapStep ?? environment.pixelLength
    let isChanged = resolved.styled != engine.layout.text || gapStep != engine.layout.gapStep
    if isFirst || isChanged || resolved.appearance != engine.layout.appearance
      || resolved.string != engine.layout.spokenString
    {
      engine.layout.appearance = resolved.appearance
      engine.layout.spoken = resolved.string == resolved.styled.string ? nil : resolved.string
      if isChanged {
        engine.layout.text = resolved.styled
        engine.layout.gapStep = gapStep
      }
      if !isFirst {
        placementSeed &+= 1
        if isChanged, engine.answersChanged() { seed &+= 1 }
      }
      isFirst = false
    }
    return LayoutComputer(engine, seed: seed, placementSeed: placementSeed)
  }

  nonisolated static var label: String { "layout of Text" }
}

/// The time until which a text that depends on the time stays the same.
private final class TextClock {
  private let text: Text
  private let environment: EnvironmentValues
  private let since: Date
  private let until: Date

  init(text: Text, environment: EnvironmentValues, since: Date, until: Date) {
    self.text = text
    self.environment = environment
    self.since = since
    self.until = until
  }

  func stillShows(_ text: Text, _ environment: EnvironmentValues, at date: Date) -> Bool {
    date >= since && date < until && text == self.text && environment == self.environment
  }
}

/// Measures text. A class, because an engine for every kind of leaf copies a value at each call.
@MainActor
final class TextLayout: LeafLayout {
  /// The ideal layout, on as many lines as the text itself contains.
  @exclusivity(unchecked) private var ideal = TextLayout.nothing
  @exclusivity(unchecked) var text = TextLayout.nothing.text { didSet { ideal = TextLayoutCache.layout(text) } }
  @exclusivity(unchecked) var appearance: TextAppearance?
  /// The renderer that determines the size; nil for the text's own size.
  @exclusivity(unchecked) var renderer: AnyTextRenderer?
  /// The step in points to which the distances to other views are rounded up.
  @exclusivity(unchecked) var gapStep: CGFloat = 1
  /// The text that is read aloud, if it differs from the drawn one.
  @exclusivity(unchecked) var spoken: String?

  /// The text before the first evaluation.
  private static let nothing = TextLayoutCache.layout(StyledText(""))

  var spokenString: String { spoken ?? text.string }

  func shaped(_ proposal: Proposal) -> ShapedText {
    // A proposal above the ideal size changes nothing: the common case needs no look-up. NaN, unspecified, is not less than any
    // number.
    let isWide = !(proposal.width < ideal.size.width)
    let hasAnyHeight = ideal.lineCount <= 1 && !text.canShrink
    if isWide, hasAnyHeight || !(proposal.height < ideal.size.height) { return ideal }
    func length(_ value: Double?) -> CGFloat? { value.flatMap { $0.isFinite ? CGFloat($0) : nil } }
    return TextLayoutCache.layout(
      text, width: length(proposal.proposedWidth), height: length(proposal.proposedHeight))
  }

  func sizeThatFits(_ proposal: Proposal) -> CGSize {
    renderer?.sizeThatFits(proposal: ProposedViewSize(proposal), text: TextProxy { self.ownSize($0) })
      ?? ownSize(proposal)
  }

  private func ownSize(_ proposal: Proposal) -> CGSize {
    // Stacks measure every child's least width: at no width a text is one line high (specification L8), without any layout.
    if proposal.width <= 0, ideal.lineCount == 1 { return CGSize(width: 0, height: ideal.size.height) }
    return shaped(proposal).size
  }

  /// Lines are broken as late as possible: so every width between the longest of them and the proposed one gives the same lines.
  /// Text that shrinks has a different size for each width.
  func range(of proposal: Proposal) -> AnswerRange {
    if renderer != nil { return .exactly(proposal) }
    if proposal.width <= 0 {
      return AnswerRange(width: LengthRange(-.infinity, 0), height: .all(at: proposal.height))
    }
    if text.canShrink || text.allowsTightening { return .exactly(proposal) }
    let shaped = shaped(proposal)
    var range = AnswerRange.exactly(proposal)
    if shaped === ideal {
      if !proposal.width.isNaN { range.width = LengthRange(min(ideal.size.width, proposal.width), .infinity) }
    } else if !shaped.isTruncated, proposal.width.isFinite, shaped.size.width > 0 {
      range.width = LengthRange(min(shaped.size.width, proposal.width), proposal.width)
    }
    let height = Double(shaped.size.height)
    if text.lineLimit == 1 || ideal.lineCount <= 1 && shaped === ideal {
      range.height = .all(at: proposal.height)
    } else if proposal.height < height {
      // One line is always shown.
      if shaped.lineCount == 1 { range.height = LengthRange(-.infinity, height) }
    } else if !proposal.height.isNaN {
      range.height = LengthRange(height, shaped.isTruncated ? proposal.height : .infinity)
    }
    return range
  }

  func reason(for size: ViewSize) -> String {
    let shaped = shaped(size.proposal)
    let lines = shaped.lineCount
    if shaped.isTruncated {
      if size.size.width <= 0 { return "has no space: one line would take \(length(ideal.size.width)) points" }
      let limit = text.lineLimit.map { lines >= $0 ? ", the most it may have" : "" } ?? ""
      return "is cut off: the whole text does not fit into \(lines) \(lines == 1 ? "line" : "lines")\(limit)"
    }
    if shaped.scale < 1 { return "is drawn at \(Int(clamping: (shaped.scale * 100).rounded())) % of its size, to fit" }
    if lines <= ideal.lineCount {
      return lines <= 1 ? "fits on one line" : "is as wide as the longest of its \(lines) lines"
    }
    return "is broken into \(lines) lines, since one line would take \(length(ideal.size.width)) points"
  }

  func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    // The separator below a row of a list begins at the row's text.
    if key == HorizontalAlignment.listRowSeparatorLeading.key { return 0 }
    if key == VerticalAlignment.firstTextBaseline.key { return shaped(size.proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return shaped(size.proposal).lastBaseline }
    return nil
  }

  func spacing() -> ViewSpacing {
    var largest = fontMetrics(text.font)
    for run in text.runs.dropFirst() {
      let metrics = fontMetrics(run.font)
      largest.ascent = max(largest.ascent, metrics.ascent)
      largest.descent = max(largest.descent, metrics.descent)
      largest.capHeight = max(largest.capHeight, metrics.capHeight)
    }
    return .text(ascent: largest.ascent, descent: largest.descent, capHeight: largest.capHeight, step: gapStep)
  }

  var label: String { "Text \"\(text.string.prefix(40))\"" }
}

/// The display list, responders and accessibility of a text.
private struct TextContent: TouchableLeafContent, ReadableLeafContent {
  let layout: Attribute<LayoutComputer>
  let engine: CachedLeafEngine<TextLayout>

  static var viewType: (any View.Type)? { Text.self }
  var inspectedLayout: Attribute<LayoutComputer>? { layout }

  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    Attribute(
      TextDisplay(
        layout: layout, engine: engine, size: leaf.inputs.viewInputs.size, frame: leaf.shownFrame,
        environment: leaf.inputs.environment, motion: Motion(leaf.inputs.viewInputs)))
  }

  static var writtenKey: (any PreferenceKey.Type)? { Text.LayoutKey.self }

  func makePreference(_ leaf: LeafNode) -> AnyAttribute? {
    Attribute(TextLayoutPreference(layout: layout, engine: engine, inputs: leaf.inputs)).any
  }

  func makeResponders(_ leaf: LeafNode, drawn: Attribute<ResponderList>) -> Attribute<ResponderList> {
    Attribute(
      TextResponders(
        layout: layout, engine: engine, size: leaf.inputs.viewInputs.size, frame: leaf.shownFrame,
        environment: leaf.inputs.environment, inputs: leaf.inputs, drawn: drawn))
  }

  func makeAccessibility(_ leaf: LeafNode) -> Attribute<AccessibilityList>? {
    Attribute(
      TextAccessibility(layout: layout, engine: engine, frame: leaf.shownFrame, view: ObjectIdentifier(leaf)))
  }
}

private struct TextAccessibility: Rule {
  let layout: Attribute<LayoutComputer>
  let engine: CachedLeafEngine<TextLayout>
  let frame: Attribute<CGRect>
  let view: ObjectIdentifier

  mutating func value() -> AccessibilityList {
    _ = layout.value
    let string = engine.layout.spokenString
    var node = AccessibilityNode(role: .text, frame: frame.value, view: view)
    node.label = string
    node.text = string
    return AccessibilityList([node])
  }

  nonisolated static var label: String { "accessibility of Text" }
}
