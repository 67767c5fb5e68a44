import CoreGeometry
import Drawing
import Foundation
import Graph
import TextLayout
import ViewCore

/// The line of text in a field: its text or placeholder, and the caret while it has the keyboard.
@MainActor
enum TextLineView {
  /// Points.
  static let caretWidth: CGFloat = 2
  /// How much of the caret, in points, lies before the boundary where typing happens.
  static let caretOverlap: CGFloat = 0.5

  static func make(
    _ content: Attribute<TextFieldContent>, editor: TextFieldEditor, inputs: _ViewInputs
  ) -> _ViewOutputs {
    editor.place = GesturePlace(inputs)
    editor.transform = inputs.transform.weak
    let engine = CachedLeafEngine(TextLineLayout(text: StyledText(""), placeholder: StyledText("")), countedType: nil)
    let layout = Attribute(
      TextLineLayoutRule(content: content, text: editor.text, environment: inputs.environment, engine: engine))
    let leaf = TextLineContent(content: content, editor: editor, layout: layout, engine: engine)
    return _ViewOutputs(layout: layout, preferences: makeLeaf(leaf, inputs: inputs))
  }
}

/// Text that takes the width it is offered: a line as high as its font, or as many lines as it needs.
struct TextLineLayout: LeafLayout {
  var text: StyledText
  var placeholder: StyledText
  /// Of a field that grows: how many lines it has at least and at most; nil for a field of one line.
  var lines: ClosedRange<Int>?

  /// All of it, on one line, or on lines of a width.
  func shaped(width: CGFloat? = nil) -> ShapedText {
    TextLayoutCache.layout(text, width: lines == nil ? nil : width.map { max($0 - TextLineView.caretWidth, 1) })
  }

  func sizeThatFits(_ proposal: Proposal) -> CGSize {
    let width = proposal.proposedWidth.flatMap { $0.isFinite ? CGFloat($0) : nil }
    let ideal = {
      max(TextLayoutCache.layout(text).size.width, TextLayoutCache.layout(placeholder).size.width)
        + TextLineView.caretWidth
    }
    let shaped = shaped(width: width)
    var height = shaped.size.height
    if let lines {
      let line = fontMetrics(text.font).lineHeight + text.lineSpacing
      if text.string.isEmpty, let width {
        height = max(height, TextLayoutCache.layout(placeholder, width: max(width, 1)).size.height)
      }
      height = max(height, line * CGFloat(lines.lowerBound) - text.lineSpacing)
      if lines.upperBound < .max { height = min(height, line * CGFloat(lines.upperBound) - text.lineSpacing) }
    }
    return CGSize(width: proposal.proposedWidth ?? ideal(), height: height)
  }

  func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return shaped(width: size.size.width).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return shaped(width: size.size.width).lastBaseline }
    return nil
  }

  var label: String { "TextField \"\(text.string.prefix(40))\"" }
}

// Reads: the text, the placeholder, the environment.
// Produces: the line's layout.
// Costs: one shaping per distinct text.
private struct TextLineLayoutRule: Rule {
  let content: Attribute<TextFieldContent>
  let text: Attribute<String>
  let environment: Attribute<EnvironmentValues>
  let engine: CachedLeafEngine<TextLineLayout>
  var seed: UInt32 = 0
  var placementSeed: UInt32 = 0

  init(
    content: Attribute<TextFieldContent>, text: Attribute<String>, environment: Attribute<EnvironmentValues>,
    engine: CachedLeafEngine<TextLineLayout>
  ) {
    self.content = content
    self.text = text
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
    let text = line(Text(verbatim: content.shown(self.text.value)))
    let placeholder = line(content.placeholder ?? Text(verbatim: ""))
    let new = TextLineLayout(text: text, placeholder: placeholder, lines: lines)
    if text != engine.layout.text || placeholder != engine.layout.placeholder || lines != engine.layout.lines {
      engine.layout = new
      placementSeed &+= 1
      if engine.answersChanged() { seed &+= 1 }
    }
    return LayoutComputer(engine, seed: seed, placementSeed: placementSeed)
  }

  nonisolated static var label: String { "layout of TextField" }
}
