// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierInteraction
import EspalierLayout
import EspalierText
import Foundation

/// The line of text in a field: its text or placeholder, and the caret while it has the keyboard.
@MainActor
enum TextLineView {
  /// The caret's width in points.
  static let caretWidth: CGFloat = 2
  /// The part of the caret, in points, that is before the insertion point.
  static let caretOverlap: CGFloat = 0.5

  static func make(
    _ content: Attribute<TextFieldContent>, editor: TextFieldEditor, inputs: _ViewInputs
  ) -> _ViewOutputs {
    editor.place = GesturePlace(inputs)
    editor.transform = inputs.transform.weak
    let engine = CachedLeafEngine(
      TextLineLayout(blocks: editor.blocks, placeholder: StyledText("")), countedType: nil)
    let layout = Attribute(
      TextLineLayoutRule(content: content, editor: editor, environment: inputs.environment, engine: engine))
    let leaf = TextLineContent(editor: editor, layout: layout, engine: engine, transform: inputs.transform)
    return _ViewOutputs(layout: layout, preferences: makeLeaf(leaf, inputs: inputs))
  }
}

/// Text that fills the proposed width: one line as high as its font, or as many lines as the text needs.
struct TextLineLayout: LeafLayout {
  let blocks: TextBlocks
  var placeholder: StyledText
  /// Minimum and maximum count of lines of a field that grows; nil for a field of one line.
  var lines: ClosedRange<Int>?

  /// The whole text, on one line, or wrapped at a width.
  func blockLayout(width: CGFloat? = nil) -> TextBlockLayout {
    blocks.layout(width: width.map { max($0 - TextLineView.caretWidth, 1) })
  }

  func sizeThatFits(_ proposal: Proposal) -> CGSize {
    let width = proposal.proposedWidth.flatMap { $0.isFinite ? CGFloat($0) : nil }
    let ideal = {
      max(blockLayout().size.width, TextLayoutCache.layout(placeholder).size.width) + TextLineView.caretWidth
    }
    var height = blockLayout(width: width).size.height
    if let lines {
      let metrics = fontMetrics(blocks.style.font)
      func extent(ofLines count: Int) -> CGFloat { metrics.height(ofLines: count, spacing: blocks.style.lineSpacing) }
      if blocks.string.isEmpty, let width {
        height = max(height, TextLayoutCache.layout(placeholder, width: max(width, 1)).size.height)
      }
      height = max(height, extent(ofLines: lines.lowerBound))
      if lines.upperBound < .max { height = min(height, extent(ofLines: lines.upperBound)) }
    }
    return CGSize(width: proposal.proposedWidth ?? ideal(), height: height)
  }

  func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return blockLayout(width: size.size.width).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return blockLayout(width: size.size.width).lastBaseline }
    return nil
  }

  var label: String { "TextField \"\(blocks.string.prefix(40))\"" }
}

// Reads: the text, the placeholder, the environment, measurements of visible blocks.
// Produces: the line's layout.
// Costs: a comparison with the previous text, and the shaping of new, short text.
private struct TextLineLayoutRule: Rule {
  let content: Attribute<TextFieldContent>
  let editor: TextFieldEditor
  let environment: Attribute<EnvironmentValues>
  let engine: CachedLeafEngine<TextLineLayout>
  var measurement = 0
  var seed: UInt32 = 0
  var placementSeed: UInt32 = 0

  init(
    content: Attribute<TextFieldContent>, editor: TextFieldEditor, environment: Attribute<EnvironmentValues>,
    engine: CachedLeafEngine<TextLineLayout>
  ) {
    self.content = content
    self.editor = editor
    self.environment = environment
    self.engine = engine
  }

  mutating func value() -> LayoutComputer {
    let content = self.content.value
    let environment = self.environment.value
    func line(_ text: Text) -> StyledText {
      var styled = text.styled(in: environment, isRightToLeft: environment.layoutDirection == .rightToLeft)
      styled.lineLimit = content.axis == .vertical ? nil : 1
      styled.minimumLines = 0
      return styled
    }
    let limits = content.isEditor ? .init() : environment.lineLimits
    let least = max(limits.lower ?? 1, 1)
    let lines = content.axis == .vertical ? least...max(limits.upper ?? .max, least) : nil
    let text = environment.text.cased(editor.shown.value.string)
    let isNew = editor.blocks.update(text, style: line(Text(verbatim: "x")), isLine: content.axis != .vertical)
    let placeholder = line(content.placeholder ?? Text(verbatim: ""))
    let measurement = editor.measurements.value
    if isNew || placeholder != engine.layout.placeholder || lines != engine.layout.lines
      || measurement != self.measurement
    {
      self.measurement = measurement
      engine.layout.placeholder = placeholder
      engine.layout.lines = lines
      placementSeed &+= 1
      if engine.answersChanged() { seed &+= 1 }
    }
    return LayoutComputer(engine, seed: seed, placementSeed: placementSeed)
  }

  nonisolated static var label: String { "layout of TextField" }
}
