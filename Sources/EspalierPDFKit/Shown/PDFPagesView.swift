// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import SwiftUI

/// The pages of a document: a scroll view, which draws the visible pages alone.
///
/// Reads the model; costs O(pages) for a change of the layout, and the drawing of each page that becomes visible.
public struct _PDFPagesView: View {
  @ObservedObject var model: _PDFViewModel
  /// The colour behind pages; nil leaves it to the view around.
  let background: Color?
  @State private var position = ScrollPosition()
  @State private var visible = CGRect.zero
  @State private var pinchStart: CGFloat?

  /// The pages of a model's document.
  public init(model: _PDFViewModel, background: Color?) { (self.model, self.background) = (model, background) }

  public var body: some View {
    GeometryReader { proxy in
      let _ = model.take(available: proxy.size)
      let layout = model.layout
      let content = CGSize(
        width: max(layout.size.width, proxy.size.width), height: max(layout.size.height, proxy.size.height))
      let shift = CGPoint(
        x: max((proxy.size.width - layout.size.width) / 2, 0), y: max((proxy.size.height - layout.size.height) / 2, 0))
      let area = CGRect(
        x: visible.minX - shift.x, y: visible.minY - shift.y, width: max(visible.width, proxy.size.width),
        height: max(visible.height, proxy.size.height))
      ScrollView(axes(layout.size, in: proxy.size)) {
        ZStack(alignment: .topLeading) {
          ForEach(layout.pages(in: area.insetBy(dx: -40, dy: -40)), id: \.self) { number in
            if let frame = layout.frames[number], let page = model.document?.page(at: number) {
              PDFPageView(model: model, page: page, number: number, size: frame.size)
                .position(x: frame.midX + shift.x, y: frame.midY + shift.y)
            }
          }
        }
        .frame(width: content.width, height: content.height, alignment: .topLeading)
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: CGRect.self) { geometry in
        CGRect(origin: geometry.contentOffset, size: geometry.containerSize)
      } action: { _, rect in
        visible = rect
        model.shows(rect.offsetBy(dx: -shift.x, dy: -shift.y))
      }
      .onChange(of: model.requested.count) { position.scrollTo(point: model.requested.point) }
      .onAppear { if model.requested.point != .zero { position.scrollTo(point: model.requested.point) } }
      .gesture(pinch)
      .gesture(swipe, including: model.turnsPages ? .all : .subviews)
    }
    .background(background ?? .clear)
  }

  private func axes(_ content: CGSize, in size: CGSize) -> Axis.Set {
    var axes: Axis.Set = []
    if content.width > size.width + 0.5 { axes.insert(.horizontal) }
    if content.height > size.height + 0.5 { axes.insert(.vertical) }
    return axes
  }

  private var pinch: some Gesture {
    MagnifyGesture()
      .onChanged { value in
        let start = pinchStart ?? model.scale
        pinchStart = start
        model.scale = start * value.magnification
      }
      .onEnded { _ in pinchStart = nil }
  }

  /// Turns pages where one alone is shown.
  private var swipe: some Gesture {
    DragGesture(minimumDistance: 30).onEnded { value in
      let length = model.options.direction == .horizontal ? value.translation.width : value.translation.height
      if length < -50 { model.turn(1) } else if length > 50 { model.turn(-1) }
    }
  }
}

/// A page with its links and its selected text.
private struct PDFPageView: View {
  @ObservedObject var model: _PDFViewModel
  let page: PDFPage
  let number: Int
  let size: CGSize
  @Environment(\.displayScale) private var pixelsPerPoint

  var body: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(.white)
        .shadow(color: .black.opacity(model.hasShadows ? 0.3 : 0), radius: model.hasShadows ? 2 : 0, y: 1)
      // Pixels are finer than the screen's where a picture of the view may show them.
      if let image = model.image(number, pixelsPerPoint: max(pixelsPerPoint, 2)) {
        Image(decorative: image, scale: pixelsPerPoint).resizable().frame(width: size.width, height: size.height)
      }
      ForEach(marks) { mark in
        Rectangle().fill(mark.color).frame(width: mark.rect.width, height: mark.rect.height)
          .offset(x: mark.rect.minX, y: mark.rect.minY)
      }
      .allowsHitTesting(false)
      ForEach(links) { link in
        Color.clear.contentShape(Rectangle()).frame(width: link.rect.width, height: link.rect.height)
          .onTapGesture { model.follow(link.annotation) }
          .accessibilityLabel(
            Text(verbatim: link.annotation.url?.absoluteString ?? page.text(in: link.annotation.bounds) ?? "")
          )
          .accessibilityAddTraits(.isLink)
          .offset(x: link.rect.minX, y: link.rect.minY)
      }
    }
    .frame(width: size.width, height: size.height)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: page.string ?? page.label ?? ""))
  }

  private struct Mark: Identifiable {
    let id: Int
    let rect: CGRect
    let color: Color
  }

  private struct Link: Identifiable {
    let id: Int
    let rect: CGRect
    let annotation: PDFAnnotation
  }

  /// A rectangle of the page in points of the view.
  private func shown(_ rect: CGRect) -> CGRect {
    let turned = rect.applying(page.transform(for: .cropBox))
    let scale = size.width / page.shownSize.width
    return CGRect(
      x: turned.minX * scale, y: size.height - turned.maxY * scale, width: turned.width * scale,
      height: turned.height * scale)
  }

  private var marks: [Mark] {
    let found = model.highlights.flatMap { $0.rects(on: page) }.map { ($0, Color.yellow.opacity(0.45)) }
    let selected = (model.selection?.rects(on: page) ?? []).map { ($0, Color.accentColor.opacity(0.35)) }
    return (found + selected).enumerated().map { Mark(id: $0.offset, rect: shown($0.element.0), color: $0.element.1) }
  }

  private var links: [Link] {
    page.annotations.enumerated().map { Link(id: $0.offset, rect: shown($0.element.bounds), annotation: $0.element) }
  }
}
