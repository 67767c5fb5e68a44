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
  /// How far the text is scrolled to the left and up, in points.
  var scroll = CGSize.zero
  /// Counts edits: the last one that the scroll view around followed.
  var followedEdits = 0

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
    let shaped = engine.layout.shaped(width: frame.width)
    let editing = editor.editing.get()
    let caret = isFocused ? shaped.caretRect(at: editing.caret) : .zero
    scrollToCaret(isFocused ? caret : nil, of: shaped.size, in: frame.size)
    let x = aligned(shaped.size.width, in: frame.width, environment) - scroll.width
    let origin = CGPoint(x: x, y: -scroll.height)
    editor.line = (shaped, origin)
    if isFocused, editing.edits != followedEdits {
      followedEdits = editing.edits
      editor.reveal(caret.offsetBy(dx: frame.minX + x, dy: frame.minY + origin.y))
    }

    var list = DisplayList()
    if shaped.string.isEmpty {
      list.append(placeholder(frame, environment))
    } else {
      var content = DisplayList()
      if isFocused, editing.anchor != nil { content.append(selection(shaped, editing, origin, frame, environment)) }
      let color = environment.isEnabled ? environment.textColor : Color.tertiaryLabel.resolve(in: environment)
      content.append(text(shaped, isFocused, origin, frame, color))
      list.append(clipped(content, shaped, isFocused, frame))
    }
    if isFocused {
      // At the right end there is always room for it.
      let left = min(max(x + caret.minX - TextLineView.caretOverlap, 0), max(frame.width - TextLineView.caretWidth, 0))
      let rect = CGRect(
        x: frame.minX + left, y: frame.minY + origin.y + caret.minY, width: TextLineView.caretWidth,
        height: caret.height)
      let path = Path(roundedRect: rect, cornerRadius: TextLineView.caretWidth / 2)
      list.append(
        DisplayList([
          DisplayItem(.fill(path: path, rule: .nonZero, paint: .color(environment.accent), bounds: rect))
        ]))
    }
    return list
  }

  private mutating func scrollToCaret(_ caret: CGRect?, of text: CGSize, in size: CGSize) {
    guard let caret else { return scroll = .zero }
    let room = max(size.width - TextLineView.caretWidth, 0)
    if caret.minX - scroll.width > room { scroll.width = caret.minX - room }
    if caret.minX < scroll.width { scroll.width = caret.minX }
    scroll.width = min(scroll.width, max(text.width - room, 0))
    if caret.maxY - scroll.height > size.height { scroll.height = caret.maxY - size.height }
    if caret.minY < scroll.height { scroll.height = caret.minY }
    scroll.height = min(scroll.height, max(text.height - size.height, 0))
  }

  private func selection(
    _ shaped: ShapedText, _ editing: TextFieldEditor.Editing, _ origin: CGPoint, _ frame: CGRect,
    _ environment: EnvironmentValues
  ) -> DisplayList {
    let range = editing.selection(in: shaped.string.count)
    let paint = Paint.color(environment.accent.multiplyingOpacity(by: 0.3))
    return DisplayList(
      shaped.selectionRects(range).map { rect in
        let place = rect.offsetBy(dx: frame.minX + origin.x, dy: frame.minY + origin.y)
        return DisplayItem(.fill(path: Path(place), rule: .nonZero, paint: paint, bounds: place))
      })
  }

  /// What does not fit is cut, with a little room above and below for accents and descenders.
  private func clipped(_ content: DisplayList, _ shaped: ShapedText, _ isFocused: Bool, _ frame: CGRect)
    -> DisplayList
  {
    let isWide = isFocused && shaped.size.width > frame.width
    guard isWide || shaped.size.height > frame.height + 0.01 else { return content }
    let margin: CGFloat = engine.layout.lines == nil ? 4 : 0
    let visible = Path(frame.insetBy(dx: 0, dy: -margin))
    return DisplayList([DisplayItem(.effect(.clip(path: visible, rule: .nonZero), content))])
  }

  private func aligned(_ textWidth: CGFloat, in width: CGFloat, _ environment: EnvironmentValues) -> CGFloat {
    let free = max(width - textWidth, 0)
    let isMirrored = environment.layoutDirection == .rightToLeft
    return switch environment.multilineTextAlignment {
    case .leading: isMirrored ? free : 0
    case .center: free / 2
    case .trailing: isMirrored ? 0 : free
    }
  }

  private func text(
    _ shaped: ShapedText, _ isFocused: Bool, _ origin: CGPoint, _ frame: CGRect, _ color: ResolvedColor
  ) -> DisplayList {
    var (shown, x) = (shaped, origin.x)
    if engine.layout.lines == nil, !isFocused, shaped.size.width > frame.width {
      shown = TextLayoutCache.layout(engine.layout.text, width: frame.width, height: nil)
      x = 0
    }
    let corner = CGPoint(x: frame.minX + x, y: frame.minY + origin.y)
    return DisplayList([
      DisplayItem(.text(shown, frame: CGRect(origin: corner, size: shown.size), color: color))
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
