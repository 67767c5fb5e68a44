// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import EspalierInteraction
import Foundation
import SwiftUI

/// The view of a map: its surface, its content, its controls and the user's movements.
struct MapSurface: View {
  let target: MapTarget
  let bounds: MapCameraBounds?
  let modes: MapInteractionModes
  let items: [_MapItem]
  let selection: MapSelection?

  @Environment(\.mapSettings) private var settings
  /// The part that the user moved to, and the position at which he did.
  @State private var moved: (viewport: Viewport, position: MapCameraPosition)?
  /// The part before the present gesture.
  @State private var start: Viewport?
  @State private var pointer: CGPoint?

  var body: some View {
    GeometryReader { geometry in
      let viewport = viewport(geometry.size)
      ZStack(alignment: .topLeading) {
        MapDrawing(viewport: viewport, items: items, style: settings.style)
          .contentShape(Rectangle())
          .gesture(pan(viewport), including: modes.contains(.pan) ? .all : .subviews)
          .simultaneousGesture(pinch(viewport), including: modes.contains(.zoom) ? .all : .subviews)
          .onTapGesture(count: 2, coordinateSpace: .local) { point in
            if modes.contains(.zoom) { move(viewport.magnified(by: 2, at: point)) }
          }
          .onTapGesture { selection?.select(nil) }
        MapItemsLayout(viewport: viewport) {
          ForEach(Array(items.enumerated()), id: \.offset) { _, item in
            MapItemView(item: item, isSelected: item.tag != nil && selection?.isSelected(item.tag) ?? false) {
              if let tag = item.tag { selection?.select(tag) }
            }
          }
        }
        caption
        controls(viewport)
      }
      .modifier(
        WheelAndButtons(
          scroll: { delta in
            guard modes.contains(.zoom), delta.height != 0 else { return delta }
            let center = CGPoint(x: viewport.size.width / 2, y: viewport.size.height / 2)
            let turn = min(max(Double(delta.height), -200.0), 200.0)
            move(viewport.magnified(by: exp(turn / 200.0), at: pointer ?? center))
            return .zero
          }, secondaryPress: {})
      )
      .onContinuousHover { phase in
        if case .active(let point) = phase { pointer = point } else { pointer = nil }
      }
      .onAppear { settings.reader?.viewport = viewport }
      .onChange(of: viewport) { _, new in
        settings.reader?.viewport = new
        if start == nil || settings.isContinuous { settings.changed?(MapCameraUpdateContext(new)) }
      }
    }
    .clipped()
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Map")
  }

  private func viewport(_ size: CGSize) -> Viewport {
    let position = target.position
    if let moved, moved.position == position {
      var viewport = moved.viewport
      viewport.size = CGSize(width: max(size.width, 1), height: max(size.height, 1))
      return viewport
    }
    let content = items.map(\.rect).reduce(MKMapRect.null) { $0.union($1) }
    return position.viewport(size, content: content).bounded(by: bounds)
  }

  private func move(_ viewport: Viewport) {
    let viewport = viewport.bounded(by: bounds)
    target.set(viewport)
    moved = (viewport, target.position)
  }

  private func pan(_ viewport: Viewport) -> some Gesture {
    DragGesture(minimumDistance: 2)
      .onChanged { value in
        let start = start ?? viewport
        self.start = start
        move(start.moved(by: value.translation))
      }
      .onEnded { _ in ended(viewport) }
  }

  private func pinch(_ viewport: Viewport) -> some Gesture {
    MagnifyGesture()
      .onChanged { value in
        let start = start ?? viewport
        self.start = start
        move(start.magnified(by: value.magnification, at: value.startLocation))
      }
      .onEnded { _ in ended(viewport) }
  }

  private func ended(_ viewport: Viewport) {
    start = nil
    settings.changed?(MapCameraUpdateContext(moved?.viewport ?? viewport))
  }

  private var caption: some View {
    Text("No map data").font(.caption2).foregroundStyle(.secondary)
      .padding(6)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      .allowsHitTesting(false)
  }

  private func controls(_ viewport: Viewport) -> some View {
    VStack(alignment: .trailing, spacing: 8) { settings.controls }
      .environment(\.mapViewport, viewport)
      .environment(\.mapMove, MapMove { move($0) })
      .padding(8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
  }
}

/// Changes the visible part of a map.
struct MapMove {
  let move: @MainActor (Viewport) -> Void
}
