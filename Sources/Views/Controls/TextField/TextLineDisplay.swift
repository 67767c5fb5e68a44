import CoreGeometry
import Drawing
import Foundation
import Graph
import TextLayout
import ViewCore

/// What the line of a field draws.
struct TextLineContent: LeafContent {
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
      let left = min(max(x + caret.minX - TextLineView.caretOverlap, 0), max(frame.width - TextLineView.caretWidth, 0))
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
