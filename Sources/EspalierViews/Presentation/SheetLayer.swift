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

  var body: some View {
    let values = environment.design.sheet
    // Two layers, each with a way of its own to come and go.
    Group {
      if settings.letsTouchesThrough != true {
        Color(.dimming)
          .gesture(TapGesture().onEnded { leave() })
          .transition(.presentation(.fade))
      }
      SheetPlacement(values: values, drag: drag, hasDetents: settings.detents != nil, height: height) {
        card.modifier(PresentedColorScheme())
          .modifier(AccessibilityContainer(.dialog, traits: settings.letsTouchesThrough == true ? [] : .isModal))
      }
      .onPreferenceChange(PresentationSettingsKey.self) { settings in
        MainActor.assumeIsolated {
          self.settings = settings
          control.isDismissDisabled = settings.dismissDisabled ?? false
        }
      }
      .transition(PresentationTransition(values.isDialog ? .fade : .slide, distance: height))
    }
    .dismissAction(dismiss)
  }

  /// The sheet's height in a window of a height, in points.
  private var height: @MainActor (CGFloat) -> CGFloat {
    let (detents, detent, environment) = (settings.detents ?? [.large], detent, environment)
    let topMargin = environment.design.sheet.topMargin
    return { window in
      let context = PresentationDetent.Context(
        maxDetentValue: max(window - topMargin, window / 2), windowHeight: window,
        environment: environment)
      if let detent, detents.contains(detent), let height = detent.height(in: context) { return height }
      return detents.compactMap { $0.height(in: context) }.min() ?? context.maxDetentValue
    }
  }

  private var detent: PresentationDetent? { settings.selection?.detent ?? chosen }

  private var card: some View {
    let values = environment.design.sheet
    let lower = values.isDialog ? radius : 0
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: lower, bottomTrailingRadius: lower, topTrailingRadius: radius,
      style: .continuous)
    return
      PresentedContent(content)
      .modifier(WholeSheet(isDialog: values.isDialog && settings.detents == nil))
      .modifier(RelativeContainerModifier())
      .overlay(alignment: .top) {
        if showsIndicator {
          Capsule().fill(Color.tertiaryLabel).frame(width: values.grabber.width, height: values.grabber.height)
            .padding(.top, values.grabberTop)
        }
      }
      .backgroundPreferenceValue(PresentationBackgroundKey.self) { background in
        if let background { background } else { Rectangle().fill(Color.secondaryGroupedBackground) }
      }
      .clipShape(shape)
      .contentShape(shape)
      .gesture(
        DragGesture(minimumDistance: 10, coordinateSpace: .global).onChanged { drag = max($0.translation.height, 0) }
          .onEnded(dragEnded),
        including: values.isDialog ? .subviews : .all)
  }

  private var radius: CGFloat { settings.cornerRadius ?? environment.design.sheet.cornerRadius }

  private var showsIndicator: Bool {
    switch settings.dragIndicator ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: !environment.design.sheet.isDialog && (settings.detents?.count ?? 0) > 1
    }
  }

  /// What the user does to leave the sheet.
  private func leave() {
    if settings.dismissDisabled != true { dismiss() }
  }

  private func dragEnded(_ value: DragGesture.Value) {
    drag = 0
    let dismissDistance = environment.design.sheet.dismissDistance
    let heights = sortedDetents
    let current = heights.firstIndex { $0.detent == detent } ?? 0
    if value.translation.height < -dismissDistance / 2, current + 1 < heights.count {
      choose(heights[current + 1].detent)
    } else if value.translation.height > dismissDistance / 2, current > 0 {
      choose(heights[current - 1].detent)
    } else if value.translation.height > dismissDistance {
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

/// Puts a sheet at the bottom of the window, as tall as its detent, and in a wide window narrower than that; or, as a
/// dialog, in the middle of the window, as large as its content wants to be, as far as the window has space for it.
struct SheetPlacement: Layout {
  let values: SheetValues
  /// How far a finger has pulled the sheet down, in points.
  let drag: CGFloat
  /// Whether heights were requested; else a dialog is as high as its content.
  let hasDetents: Bool
  /// The sheet's height in a window of a height, in points.
  let height: @MainActor (CGFloat) -> CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if values.isDialog { return placeDialogs(subviews, in: bounds) }
    let (measure, window) = (height, bounds.height)
    let height = MainActor.assumeIsolated { measure(window) }
    let width =
      bounds.width > values.greatestWidth + 80 ? values.greatestWidth : bounds.width
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.maxY + drag), anchor: .bottom,
        proposal: ProposedViewSize(width: width, height: height))
    }
  }
}

extension SheetPlacement {
  private func placeDialogs(_ subviews: Subviews, in bounds: CGRect) {
    let (measure, window) = (height, bounds.height)
    let requested = MainActor.assumeIsolated { measure(window) }
    let greatest = CGSize(
      width: max(bounds.width - 2 * values.sideMargin, 0), height: max(bounds.height - 2 * values.sideMargin, 0))
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      let most = subview.sizeThatFits(.infinity)
      // Content that grows gets a usual size at least, as it does in a window of its own.
      func length(_ ideal: CGFloat, _ most: CGFloat, _ usual: CGFloat) -> CGFloat {
        most > ideal + 0.5 ? max(ideal, usual) : ideal
      }
      let wanted = length(ideal.width, most.width, values.usualSize.width)
      let width = min(wanted, greatest.width)
      // Narrower than it wants to be it may be higher.
      let own =
        width < ideal.width
        ? subview.sizeThatFits(.init(width: width, height: nil)).height
        : length(ideal.height, most.height, values.usualSize.height)
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: min(hasDetents ? requested : own, greatest.height)))
    }
  }
}

/// Content fills a sheet; a dialog is as large as its content.
private struct WholeSheet: ViewModifier {
  let isDialog: Bool

  func body(content: Content) -> some View {
    content.frame(maxWidth: isDialog ? nil : .infinity, maxHeight: isDialog ? nil : .infinity)
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
