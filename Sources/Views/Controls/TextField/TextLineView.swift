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

private struct TextLineContent: LeafContent {
  let content: Attribute<TextFieldContent>
  let editor: TextFieldEditor
  let layout: Attribute<LayoutComputer>
  let engine: CachedLeafEngine<TextLineLayout>

  static var viewType: (any View.Type)? { nil }

  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    Attribute(
      TextLineDisplay(
        editor: editor, layout: layout, engine: engine, frame: leaf.shownFrame, environment: leaf.inputs.environment))
  }
}

// Reads: the line's layout, where the caret is, the frame on screen, the colours.
// Produces: the text, scrolled so that the caret is visible, and the caret.
// Costs: O(length) while it has the keyboard.
private struct TextLineDisplay: Rule {
  let editor: TextFieldEditor
  let layout: Attribute<LayoutComputer>
  let engine: CachedLeafEngine<TextLineLayout>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>
  /// How far the text is scrolled to the left, in points.
  var scroll: CGFloat = 0

  init(
    editor: TextFieldEditor, layout: Attribute<LayoutComputer>, engine: CachedLeafEngine<TextLineLayout>,
    frame: Attribute<CGRect>, environment: Attribute<EnvironmentValues>
  ) {
    self.editor = editor
    self.layout = layout
    self.engine = engine
    self.frame = frame
    self.environment = environment
  }

  mutating func value() -> DisplayList {
    _ = layout.value
    let frame = self.frame.value
    let environment = self.environment.value
    let isFocused = editor.focusState.get()
    let shaped = engine.layout.shaped
    let caret = isFocused ? shaped.caretRect(at: editor.editing.get().caret) : .zero
    scrollToCaret(isFocused ? caret.minX : nil, textWidth: shaped.size.width, width: frame.width)
    let x = aligned(shaped.size.width, in: frame.width, environment) - scroll
    editor.line = (shaped, x)

    var list = DisplayList()
    if shaped.string.isEmpty {
      list.append(placeholder(frame, environment))
    } else {
      let color = environment.isEnabled ? environment.textColor : Color.tertiaryLabel.resolve(in: environment)
      list.append(text(shaped, isFocused, x, frame, color))
    }
    if isFocused {
      // At the right end there is always room for it.
      let left = min(max(x + caret.minX - TextLineView.caretWidth / 2, 0), max(frame.width - TextLineView.caretWidth, 0))
      let rect = CGRect(
        x: frame.minX + left, y: frame.minY + caret.minY, width: TextLineView.caretWidth, height: caret.height)
      let path = Path(roundedRect: rect, cornerRadius: TextLineView.caretWidth / 2)
      list.append(
        DisplayList([
          DisplayItem(.fill(path: path, rule: .nonZero, paint: .color(environment.accent), bounds: rect))
        ]))
    }
    return list
  }

  private mutating func scrollToCaret(_ caret: CGFloat?, textWidth: CGFloat, width: CGFloat) {
    guard let caret else { return scroll = 0 }
    let room = max(width - TextLineView.caretWidth, 0)
    if caret - scroll > room { scroll = caret - room }
    if caret < scroll { scroll = caret }
    scroll = min(scroll, max(textWidth - room, 0))
  }

  private func aligned(_ textWidth: CGFloat, in width: CGFloat, _ environment: EnvironmentValues) -> CGFloat {
    let free = max(width - textWidth, 0)
    return switch environment.multilineTextAlignment {
    case .leading: 0
    case .center: free / 2
    case .trailing: free
    }
  }

  private func text(_ shaped: ShapedText, _ isFocused: Bool, _ x: CGFloat, _ frame: CGRect, _ color: ResolvedColor)
    -> DisplayList
  {
    func item(_ shaped: ShapedText, _ x: CGFloat) -> DisplayItem {
      let origin = CGPoint(x: frame.minX + x, y: frame.minY)
      return DisplayItem(.text(shaped, frame: CGRect(origin: origin, size: shaped.size), color: color))
    }
    if shaped.size.width <= frame.width { return DisplayList([item(shaped, x)]) }
    guard isFocused else {
      return DisplayList([item(TextLayoutCache.layout(engine.layout.text, width: frame.width, height: nil), 0)])
    }
    // A little room above and below for accents and descenders.
    let visible = Path(frame.insetBy(dx: 0, dy: -4))
    return DisplayList([
      DisplayItem(.effect(.clip(path: visible, rule: .nonZero), DisplayList([item(shaped, x)])))
    ])
  }

  private func placeholder(_ frame: CGRect, _ environment: EnvironmentValues) -> DisplayList {
    let shaped = TextLayoutCache.layout(engine.layout.placeholder, width: frame.width, height: nil)
    if shaped.string.isEmpty { return .empty }
    let x = aligned(shaped.size.width, in: frame.width, environment)
    return DisplayList([
      DisplayItem(
        .text(
          shaped, frame: CGRect(x: frame.minX + x, y: frame.minY, width: shaped.size.width, height: shaped.size.height),
          color: Color.placeholder.resolve(in: environment)))
    ])
  }

  nonisolated static var label: String { "draw TextField" }
}
