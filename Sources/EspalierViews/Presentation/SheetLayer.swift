// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierLayout
import Foundation

/// The state that the sheet shares with the view that presents it.
@MainActor final class SheetControl {
  var isDismissDisabled = false
  nonisolated init() {}
}

/// A sheet above a dimmed window.
struct SheetLayer<Content: View>: View {
  let content: Content
  let control: SheetControl
  let dismiss: @MainActor () -> Void
  @State private var settings = PresentationSettings()
  @State private var chosen: PresentationDetent?
  @State private var drag: CGFloat = 0
  @Environment(\.self) private var environment

  init(control: SheetControl, dismiss: @escaping @MainActor () -> Void, content: Content) {
    self.content = content
    self.control = control
    self.dismiss = dismiss
  }

  /// Dragged down by this much of its height, in points, a sheet goes.
  private static var dismissDistance: CGFloat { 100 }

  var body: some View {
    // Two layers, each with a way of its own to come and go.
    Group {
      if settings.letsTouchesThrough != true {
        Color.black.opacity(0.28)
          .gesture(TapGesture().onEnded { leave() })
          .transition(.presentation(.fade))
      }
      SheetPlacement(drag: drag, height: height) {
        card.modifier(PresentedColorScheme())
          .modifier(AccessibilityContainer(.dialog, traits: settings.letsTouchesThrough == true ? [] : .isModal))
      }
      .onPreferenceChange(PresentationSettingsKey.self) { settings in
        MainActor.assumeIsolated {
          self.settings = settings
          control.isDismissDisabled = settings.dismissDisabled ?? false
        }
      }
      .transition(PresentationTransition(.slide, distance: height))
    }
    .dismissAction(dismiss)
  }

  /// The sheet's height in a window of a height, in points.
  private var height: @MainActor (CGFloat) -> CGFloat {
    let (detents, detent, environment) = (settings.detents ?? [.large], detent, environment)
    return { window in
      let context = PresentationDetent.Context(
        maxDetentValue: max(window - SheetPlacement.topMargin, window / 2), windowHeight: window,
        environment: environment)
      if let detent, detents.contains(detent), let height = detent.height(in: context) { return height }
      return detents.compactMap { $0.height(in: context) }.min() ?? context.maxDetentValue
    }
  }

  private var detent: PresentationDetent? { settings.selection?.detent ?? chosen }

  private var card: some View {
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: 0, bottomTrailingRadius: 0, topTrailingRadius: radius,
      style: .continuous)
    return
      PresentedContent(content)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(RelativeContainerModifier())
      .overlay(alignment: .top) {
        if showsIndicator {
          Capsule().fill(Color.tertiaryLabel).frame(width: 36, height: 5).padding(.top, 5)
        }
      }
      .backgroundPreferenceValue(PresentationBackgroundKey.self) { background in
        if let background { background } else { Rectangle().fill(Color.secondaryGroupedBackground) }
      }
      .clipShape(shape)
      .contentShape(shape)
      .gesture(
        DragGesture(minimumDistance: 10, coordinateSpace: .global).onChanged { drag = max($0.translation.height, 0) }
          .onEnded(dragEnded))
  }

  private var radius: CGFloat { settings.cornerRadius ?? 12 }

  private var showsIndicator: Bool {
    switch settings.dragIndicator ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: (settings.detents?.count ?? 0) > 1
    }
  }

  /// What the user does to leave the sheet.
  private func leave() {
    if settings.dismissDisabled != true { dismiss() }
  }

  private func dragEnded(_ value: DragGesture.Value) {
    drag = 0
    let heights = sortedDetents
    let current = heights.firstIndex { $0.detent == detent } ?? 0
    if value.translation.height < -Self.dismissDistance / 2, current + 1 < heights.count {
      choose(heights[current + 1].detent)
    } else if value.translation.height > Self.dismissDistance / 2, current > 0 {
      choose(heights[current - 1].detent)
    } else if value.translation.height > Self.dismissDistance {
      leave()
    }
  }

  private func choose(_ detent: PresentationDetent) {
    chosen = detent
    settings.selection?.binding.wrappedValue = detent
  }

  /// Smallest first; which is smallest does not depend much on the window, so a usual one stands for it.
  private var sortedDetents: [(detent: PresentationDetent, height: CGFloat)] {
    let context = PresentationDetent.Context(maxDetentValue: 800, windowHeight: 852, environment: environment)
    return (settings.detents ?? [.large]).compactMap { detent in detent.height(in: context).map { (detent, $0) } }
      .sorted { $0.1 < $1.1 }
  }
}

/// Puts a sheet at the bottom of the window, as tall as its detent; in a wide window it is narrower than that.
struct SheetPlacement: Layout {
  /// How far a finger has pulled the sheet down, in points.
  let drag: CGFloat
  /// The sheet's height in a window of a height, in points.
  let height: @MainActor (CGFloat) -> CGFloat

  /// What a sheet leaves free at the top, in points.
  static let topMargin: CGFloat = 44
  /// The width of sheets in windows that are wider than this and a margin.
  static let greatestWidth: CGFloat = 640

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (measure, window) = (height, bounds.height)
    let height = MainActor.assumeIsolated { measure(window) }
    let width = bounds.width > Self.greatestWidth + 80 ? Self.greatestWidth : bounds.width
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.maxY + drag), anchor: .bottom,
        proposal: ProposedViewSize(width: width, height: height))
    }
  }
}

/// A view that covers the window.
struct CoverLayer<Content: View>: View {
  let content: Content
  let dismiss: @MainActor () -> Void

  var body: some View {
    PresentedContent(content)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .backgroundPreferenceValue(PresentationBackgroundKey.self) { background in
        if let background { background } else { Rectangle().fill(.background) }
      }
      .contentShape(Rectangle())
      .modifier(PresentedColorScheme())
      .modifier(AccessibilityContainer(.dialog, traits: .isModal))
      .dismissAction(dismiss)
      .transition(.presentation(.slide))
  }
}
