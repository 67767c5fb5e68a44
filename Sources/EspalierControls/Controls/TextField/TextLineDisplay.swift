// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import EspalierScrolling
import EspalierText
import Foundation

/// Draws the line of a field.
struct TextLineContent: LeafContent {
  let editor: TextFieldEditor
  let layout: Attribute<LayoutComputer>
  let engine: CachedLeafEngine<TextLineLayout>
  let transform: Attribute<ViewTransform>

  static var viewType: (any View.Type)? { nil }
  var inspectedLayout: Attribute<LayoutComputer>? { layout }

  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    Attribute(
      TextLineDisplay(
        editor: editor, layout: layout, engine: engine, frame: leaf.shownFrame, environment: leaf.inputs.environment,
        transform: transform))
  }
}

// Reads: the line's layout, the caret's offset, the frame on screen, the colours; of a long text, its visible part.
// Produces: the text, scrolled so that the caret is visible, the composition, the selection and the caret.
// Costs: O(length) of the visible blocks.
private struct TextLineDisplay: Rule {
  let editor: TextFieldEditor
  let layout: Attribute<LayoutComputer>
  let engine: CachedLeafEngine<TextLineLayout>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>
  let transform: Attribute<ViewTransform>
  /// Distance by which the text is scrolled to the left and up, in points.
  var scroll = CGSize.zero
  /// The count of edits that the enclosing scroll view has last followed.
  var followedEdits = 0

  init(
    editor: TextFieldEditor, layout: Attribute<LayoutComputer>, engine: CachedLeafEngine<TextLineLayout>,
    frame: Attribute<CGRect>, environment: Attribute<EnvironmentValues>, transform: Attribute<ViewTransform>
  ) {
    self.editor = editor
    self.layout = layout
    self.engine = engine
    self.frame = frame
    self.environment = environment
    self.transform = transform
  }

  mutating func value() -> DisplayList {
    _ = layout.value
    let frame = self.frame.value
    let environment = self.environment.value
    let isFocused = editor.focusState.get()
    let editing = editor.editing.get()
    let shown = editor.shown.value
    let text = editor.text.value
    let blockLayout = engine.layout.blockLayout(width: frame.width)
    blockLayout.alignment = (frame.width, alignedPart(environment))
    let before = blockLayout.size.height
    let caret =
      isFocused
      ? blockLayout.caretRect(
        at: shown.drawnCaret(editing, text), in: shown.string, isUpstream: editor.isUpstream(editing, in: environment))
      : .zero
    scrollToCaret(isFocused ? caret : nil, of: blockLayout.size, in: frame.size)
    let visible = visibleBlocks(blockLayout, frame)
    let isMeasured = blockLayout.size.height != before
    if isMeasured { measured() }
    let origin = CGPoint(x: -scroll.width, y: -scroll.height)
    editor.line = TextFieldEditor.DrawnLine(
      width: max(frame.width - TextLineView.caretWidth, 1), origin: origin, alignment: blockLayout.alignment,
      height: frame.height)
    // The frame of a text that has just been measured still has its estimated height: its end may lie below the frame.
    if isFocused, !isMeasured, editing.edits != followedEdits {
      followedEdits = editing.edits
      editor.reveal(caret.offsetBy(dx: frame.minX + origin.x, dy: frame.minY + origin.y))
    }

    let corner = CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y)
    var list = DisplayList()
    if shown.string.isEmpty {
      list.append(placeholder(blockLayout, frame, environment))
    } else {
      var content = DisplayList()
      if isFocused || editing.isInterrupted, editing.anchor != nil, editing.composition == nil {
        let range = editing.selection(in: text)
        let drawn = shown.drawn(ofText: range.lowerBound)..<shown.drawn(ofText: range.upperBound)
        content.append(
          highlight(
            blockLayout.selectionRects(drawn, in: visible), corner, environment.accent,
            opacity: environment.design.field.selection))
      }
      let isDimmed = !environment.isEnabled && environment.design.field.dimsDisabledText
      let color = isDimmed ? Color.tertiaryLabel.resolve(in: environment) : environment.textColor
      content.append(self.text(blockLayout, visible, isFocused, corner, frame, color))
      if let composition = editing.composition {
        content.append(composed(composition, shown, blockLayout, visible, corner, color, environment))
      }
      list.append(clipped(content, blockLayout.size, isFocused, frame))
    }
    if isFocused, editor.blink.isShown.get() {
      // At the right end, the caret's width is always left free.
      let left = min(
        max(origin.x + caret.minX - TextLineView.caretOverlap, 0), max(frame.width - TextLineView.caretWidth, 0))
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

  // MARK: - Visible part

  /// Lays out the visible part of a long text. The visible part keeps its position although the text before it may turn out
  /// longer than estimated.
  private func visibleBlocks(_ blockLayout: TextBlockLayout, _ frame: CGRect) -> Range<Int> {
    if blockLayout.count == 1 { return 0..<1 }
    guard engine.layout.lines != nil else {
      return blockLayout.blocks(from: scroll.width, to: scroll.width + frame.width)
    }
    var (low, high) = (CGFloat(0), frame.height)
    if let seen = transform.value.bounds(of: AnyHashable(ScrollSpace.viewport(.vertical))) {
      low = max(seen.minY - frame.minY, 0)
      high = max(min(seen.maxY - frame.minY, frame.height), low)
    }
    let (top, bottom) = (low + scroll.height, high + scroll.height)
    let first = blockLayout.firstBlock(at: top)
    let second = first + 1 < blockLayout.count ? blockLayout.start(of: first + 1) : nil
    let visible = blockLayout.blocks(from: top, to: bottom)
    if let second, first > 0, second < bottom, blockLayout.start(of: first + 1) != second {
      let change = blockLayout.start(of: first + 1) - second
      let transform = transform.peek()
      editor.host.work.enqueueSettling { transform.scrollView(.vertical)?.adjust(by: change, along: .vertical) }
    }
    return visible
  }

  /// Reports a new height of the text to the layout after measuring.
  private func measured() {
    let measurements = editor.measurements.weak
    editor.host.work.enqueueSettling {
      guard let measurements = measurements.attribute else { return }
      measurements.set(measurements.peek() + 1)
    }
  }

  private mutating func scrollToCaret(_ caret: CGRect?, of text: CGSize, in size: CGSize) {
    guard let caret else { return scroll = .zero }
    let available = max(size.width - TextLineView.caretWidth, 0)
    if caret.minX - scroll.width > available { scroll.width = caret.minX - available }
    if caret.minX < scroll.width { scroll.width = caret.minX }
    scroll.width = min(scroll.width, max(text.width - available, 0))
    if caret.maxY - scroll.height > size.height { scroll.height = caret.maxY - size.height }
    if caret.minY < scroll.height { scroll.height = caret.minY }
    scroll.height = min(scroll.height, max(text.height - size.height, 0))
  }

  private func highlight(_ rects: [CGRect], _ corner: CGPoint, _ color: ResolvedColor, opacity: Double) -> DisplayList {
    let paint = Paint.color(color.multiplyingOpacity(by: opacity))
    return DisplayList(
      rects.map { rect in
        let place = rect.offsetBy(dx: corner.x, dy: corner.y)
        return DisplayItem(.fill(path: Path(place), rule: .nonZero, paint: paint, bounds: place))
      })
  }

  /// The underlines of a composition; the clause that is being converted has a thicker one, and a background.
  private func composed(
    _ composition: TextComposition, _ shown: ShownText, _ blockLayout: TextBlockLayout, _ visible: Range<Int>,
    _ corner: CGPoint, _ color: ResolvedColor, _ environment: EnvironmentValues
  ) -> DisplayList {
    let all = 0..<composition.text.utf8.count
    var list = DisplayList()
    for (range, mark) in composition.marks.isEmpty ? [(all, .underline)] : composition.marks {
      let rects = blockLayout.selectionRects(shown.drawn(inComposition: range), in: visible)
      let thickness: CGFloat = mark == .selected ? 2 : 1
      let lines = rects.map { CGRect(x: $0.minX, y: $0.maxY - thickness, width: $0.width, height: thickness) }
      if mark == .selected {
        list.append(
          highlight(rects, corner, environment.accent, opacity: environment.design.field.compositionSelection))
      }
      list.append(highlight(lines, corner, color, opacity: 1))
    }
    return list
  }

  /// Clips overflowing text, with a margin above and below for accents and descenders.
  private func clipped(_ content: DisplayList, _ size: CGSize, _ isFocused: Bool, _ frame: CGRect) -> DisplayList {
    let isWide = isFocused && size.width > frame.width
    guard isWide || size.height > frame.height + 0.01 else { return content }
    let margin: CGFloat = engine.layout.lines == nil ? 4 : 0
    let visible = Path(frame.insetBy(dx: 0, dy: -margin))
    return DisplayList([DisplayItem(.effect(.clip(path: visible, rule: .nonZero), content))])
  }

  /// The part of the free space beside a narrow line that is left of the line.
  private func alignedPart(_ environment: EnvironmentValues) -> CGFloat {
    let isMirrored = environment.layoutDirection == .rightToLeft
    return switch environment.multilineTextAlignment {
    case .leading: isMirrored ? 1 : 0
    case .center: 0.5
    case .trailing: isMirrored ? 0 : 1
    }
  }

  private func text(
    _ blockLayout: TextBlockLayout, _ visible: Range<Int>, _ isFocused: Bool, _ corner: CGPoint, _ frame: CGRect,
    _ color: ResolvedColor
  ) -> DisplayList {
    func item(_ shaped: ShapedText, _ origin: CGPoint) -> DisplayItem {
      DisplayItem(.text(shaped, frame: CGRect(origin: origin, size: shaped.size), color: color))
    }
    if engine.layout.lines == nil, !isFocused, blockLayout.size.width > frame.width {
      let start = TextLayoutCache.layout(blockLayout.block(0).text, width: frame.width, height: nil)
      return DisplayList([item(start, CGPoint(x: frame.minX, y: corner.y + blockLayout.origin(of: 0).y))])
    }
    return DisplayList(
      visible.map { index in
        let origin = blockLayout.origin(of: index)
        return item(blockLayout.block(index), CGPoint(x: corner.x + origin.x, y: corner.y + origin.y))
      })
  }

  private func placeholder(_ blockLayout: TextBlockLayout, _ frame: CGRect, _ environment: EnvironmentValues)
    -> DisplayList
  {
    let shaped = TextLayoutCache.layout(engine.layout.placeholder, width: frame.width, height: nil)
    if shaped.string.isEmpty { return .empty }
    let x = max(frame.width - shaped.size.width, 0) * alignedPart(environment)
    let origin = CGPoint(x: frame.minX + x, y: frame.minY + blockLayout.origin(of: 0).y)
    return DisplayList([
      DisplayItem(
        .text(
          shaped, frame: CGRect(origin: origin, size: shaped.size), color: Color.placeholder.resolve(in: environment)))
    ])
  }

  nonisolated static var label: String { "draw TextField" }
}
