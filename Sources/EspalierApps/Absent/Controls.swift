// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierNavigation
import EspalierPrimitives
import Foundation

@available(*, unavailable, message: "Espalier draws palettes as segments: their selection has one look.")
extension View {
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}

@available(*, unavailable, message: "Espalier draws palettes as segments: their selection has one look.")
public struct PaletteSelectionEffect: Sendable, Equatable {
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect() }
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect() }
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { PaletteSelectionEffect() }
}

@available(*, unavailable, message: "Espalier has no gesture of a hand, which only Apple's watch feels.")
extension View {
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no gesture of a hand, which only Apple's watch feels.")
public struct HandGestureShortcut: Sendable, Hashable {
  public static let primaryAction = HandGestureShortcut()
}

@available(
  *, unavailable,
  message: "Espalier has no hover effects of rows: read onHover(perform:) and draw listRowBackground(_:)."
)
extension View {
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier moves the keyboard's focus by Tab in the order of the views: there are no sections."
)
extension View {
  public func focusSection() -> some View { self }
}

@available(
  *, unavailable,
  message:
    "Espalier's alerts have the desktop's icon and no box to suppress them: put an Image and a Toggle into a sheet."
)
extension View {
  public func dialogIcon(_ icon: Image?) -> some View { self }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View { self }
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
}

@available(*, unavailable, message: "Espalier's alerts look alike, however severe: put an Image into a sheet.")
public struct DialogSeverity: Sendable, Equatable {
  public static let automatic = DialogSeverity()
  public static let standard = DialogSeverity()
  public static let critical = DialogSeverity()
}

@available(
  *, unavailable,
  message: "Espalier opens nothing under what is dragged: use dropDestination(for:action:isTargeted:) and a timer."
)
extension View {
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier opens nothing under what is dragged: use dropDestination(for:action:isTargeted:) and a timer."
)
public struct SpringLoadingBehavior: Hashable, Sendable {
  public static let automatic = SpringLoadingBehavior()
  public static let enabled = SpringLoadingBehavior()
  public static let disabled = SpringLoadingBehavior()
}

@available(*, unavailable, message: "Espalier's lists are not searched by typing: use searchable(text:).")
extension View {
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
}

@available(*, unavailable, message: "Only Apple's pencil feels that: use onTapGesture(perform:) or a Button.")
extension View {
  public func onPencilDoubleTap(perform action: @escaping (Never) -> Void) -> some View { self }
  public func onPencilSqueeze(perform action: @escaping (Never) -> Void) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier has no onModifierKeysChanged: read the modifiers of a key with onKeyPress(phases:action:)."
)
extension View {
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier opens nothing under what is dragged: use dropDestination(for:action:isTargeted:) and a timer."
)
extension EnvironmentValues {
  public var springLoadingBehavior: SpringLoadingBehavior { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message: "Espalier opens nothing under what is dragged: use dropDestination(for:action:isTargeted:) and a timer."
)
extension TabContent {
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
    changingTabs { _ in }
  }
}

@available(
  *, unavailable,
  message: "The shapes of the pointer are those of the desktop's theme: use pointerVisibility(.hidden) and draw."
)
extension PointerStyle {
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { .default }
}

@available(*, unavailable, message: "A function key is not reported on Linux: use another modifier.")
extension EventModifiers {
  public static var function: EventModifiers { [] }
}

extension Gauge {
  @available(
    *, unavailable, message: "No style of gauges shows labels of marked values: use the labels of the bounds."
  )
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView { fatalError("unavailable") }

  @available(
    *, unavailable, message: "No style of gauges shows labels of marked values: use the labels of the bounds."
  )
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) { fatalError("unavailable") }
}

extension GaugeStyleConfiguration {
  @available(
    *, unavailable, message: "Espalier has no labels of marked values in gauges: use the labels of the bounds."
  )
  public struct MarkedValueLabel: View {
    public var body: Never { fatalError("unavailable") }
  }
}
