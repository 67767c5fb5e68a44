// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation
import SwiftUI

/// A marker or an annotation, with its title.
struct MapItemView: View {
  let item: _MapItem
  let isSelected: Bool
  let select: @MainActor () -> Void

  var body: some View {
    switch item.kind {
    case .view(let place, let anchor, let content, let title):
      selectable(content)
        .layoutValue(key: MapPlace.self, value: MapPlace.Position(place: place, anchor: anchor))
      if !item.hidesTitle, let title { below(title, place, top: 2) }
    case .marker(let place, let icon, let title):
      selectable(
        MarkerBalloon(icon: icon ?? AnyView(Image(systemName: "mappin")), tint: item.tint)
          .scaleEffect(isSelected ? 1.4 : 1, anchor: .bottom)
      )
      .layoutValue(key: MapPlace.self, value: MapPlace.Position(place: place, anchor: .bottom))
      if !item.hidesTitle, let title { below(title, place, top: 2) }
    case .line, .circle: EmptyView()
    }
  }

  @ViewBuilder private func selectable(_ content: some View) -> some View {
    if item.tag == nil {
      content
    } else {
      content.contentShape(Rectangle()).onTapGesture(perform: select)
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    }
  }

  private func below(_ title: AnyView, _ place: MKMapPoint, top: Double) -> some View {
    title.font(.caption2).fontWeight(.medium).lineLimit(2).multilineTextAlignment(.center).frame(maxWidth: 120)
      .fixedSize().padding(.top, top).allowsHitTesting(false)
      .layoutValue(key: MapPlace.self, value: MapPlace.Position(place: place, anchor: .top))
  }
}

/// A balloon with a symbol in it, whose tip is at its place.
struct MarkerBalloon: View {
  let icon: AnyView
  let tint: AnyShapeStyle?

  var body: some View {
    icon.font(.system(size: 14)).foregroundStyle(.white)
      .frame(width: 30, height: 30)
      .padding(.bottom, 8)
      .background { BalloonShape().fill(tint ?? AnyShapeStyle(Color.red)) }
  }
}

/// A circle with a tip below.
struct BalloonShape: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    let center = CGPoint(x: rect.midX, y: rect.minY + radius)
    var path = Path()
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(50), endAngle: .degrees(130), clockwise: true)
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// The place of a view in the flat map, and the part of the view that is there.
struct MapPlace: LayoutValueKey {
  struct Position {
    let place: MKMapPoint
    let anchor: UnitPoint
  }
  static var defaultValue: Position? { nil }
}

/// Puts views at their places.
struct MapItemsLayout: Layout {
  let viewport: Viewport

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      guard let value = subview[MapPlace.self] else { continue }
      let point = viewport.point(value.place)
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: value.anchor, proposal: .unspecified)
    }
  }
}
