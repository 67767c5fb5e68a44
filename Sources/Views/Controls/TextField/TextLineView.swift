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
    let engine = CachedLeafEngine(TextLineLayout(text: StyledText(""), placeholder: StyledText("")), countedType: nil)
    let layout = Attribute(
      TextLineLayoutRule(content: content, text: editor.text, environment: inputs.environment, engine: engine))
    let leaf = TextLineContent(content: content, editor: editor, layout: layout, engine: engine)
    return _ViewOutputs(layout: layout, preferences: makeLeaf(leaf, inputs: inputs))
  }
}

/// A line that takes the width it is offered, and is as high as its font.
struct TextLineLayout: LeafLayout {
  var text: StyledText
  var placeholder: StyledText

  /// All of it, on one line.
  var shaped: ShapedText { TextLayoutCache.layout(text, width: nil, height: nil) }

  func sizeThatFits(_ proposal: Proposal) -> CGSize {
    let shaped = shaped
    let ideal = { max(shaped.size.width, TextLayoutCache.layout(placeholder, width: nil, height: nil).size.width) }
    return CGSize(width: proposal.proposedWidth ?? ideal() + TextLineView.caretWidth, height: shaped.size.height)
  }

  func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return shaped.firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return shaped.lastBaseline }
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
      var styled = text.styled(in: environment)
      styled.lineLimit = 1
      styled.minimumLines = 0
      return styled
    }
    let text = line(Text(verbatim: content.shown(self.text.value)))
    let placeholder = line(content.placeholder ?? Text(verbatim: ""))
    if text != engine.layout.text || placeholder != engine.layout.placeholder {
      engine.layout = TextLineLayout(text: text, placeholder: placeholder)
      placementSeed &+= 1
      if engine.answersChanged() { seed &+= 1 }
    }
    return LayoutComputer(engine, seed: seed, placementSeed: placementSeed)
  }

  nonisolated static var label: String { "layout of TextField" }
}
