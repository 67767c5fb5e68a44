// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// State shared by the sheet and the view that presents it.
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
  @State private var greatest = CGSize.zero
  /// The size that the bars of its pages need, in points.
  @State private var leastSize = CGSize.zero
  @Environment(\.self) private var environment

  init(control: SheetControl, dismiss: @escaping @MainActor () -> Void, content: Content) {
    self.content = content
    self.control = control
    self.dismiss = dismiss
  }

  var body: some View {
    let values = environment.design.sheet
    // Two layers, each with a transition of its own.
    Group {
      if settings.letsTouchesThrough != true {
        Color(.dimming)
          .gesture(TapGesture().onEnded { leave() })
          .transition(.presentation(.fade))
      }
      SheetPlacement(
        values: values, bar: environment.windowTitle == nil ? 0 : environment.design.bar.height, drag: drag,
        hasDetents: settings.detents != nil, sizing: settings.sizing?.sizing, greatest: greatest,
        leastSize: leastSize, height: height
      ) {
        card.modifier(PresentedColorScheme())
          .modifier(AccessibilityContainer(.dialog, traits: settings.letsTouchesThrough == true ? [] : .isModal))
      }
      .onPreferenceChange(SheetSizeKey.self) { greatest = $0 }
      .onPreferenceChange(DialogBarKey.self) { leastSize = $0 }
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

  /// The sheet's height in points, given the window's height.
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
      SheetArea {
        PresentedContent(content).modifier(SheetBars()).transformEnvironment(\.appearance) { $0.isElevated = true }
          .environment(\.pagesFitContent, values.isDialog)
      }
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

  /// Dismisses the sheet on the user's request.
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

  /// The detents in ascending order. The order hardly depends on the window, so a typical size is used.
  private var sortedDetents: [(detent: PresentationDetent, height: CGFloat)] {
    let context = PresentationDetent.Context(maxDetentValue: 800, windowHeight: 852, environment: environment)
    return (settings.detents ?? [.large]).compactMap { detent in detent.height(in: context).map { (detent, $0) } }
      .sorted { $0.1 < $1.1 }
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
