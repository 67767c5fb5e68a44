// SPDX-License-Identifier: MIT

import EspalierCore

/// The kinds of pickers.
public enum _PickerStyleKind: Sendable, Hashable { case menu, segmented, inline, radioGroup, wheel }

/// The appearance of pickers.
public protocol PickerStyle {
  static var _kind: _PickerStyleKind { get }
}

/// The style that depends on the container: a button that opens a menu; in a menu the options themselves.
public struct DefaultPickerStyle: PickerStyle {
  /// The same as `.automatic`.
  public init() {}
  public static var _kind: _PickerStyleKind { .menu }
}

/// A button that shows the chosen option and opens a menu of all.
public struct MenuPickerStyle: PickerStyle {
  /// A button with the chosen option that opens a menu of all.
  public init() {}
  public static var _kind: _PickerStyleKind { .menu }
}

/// The options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// The same as `.segmented`.
  public init() {}
  public static var _kind: _PickerStyleKind { .segmented }
}

/// The options side by side, for pictures and colours. Drawn like `.segmented`.
public struct PalettePickerStyle: PickerStyle {
  /// Options side by side, as in the segmented style.
  public init() {}
  public static var _kind: _PickerStyleKind { .segmented }
}

/// The options one below the other, the chosen one checked.
public struct InlinePickerStyle: PickerStyle {
  /// All options, in place.
  public init() {}
  public static var _kind: _PickerStyleKind { .inline }
}

/// The options one below the other with round buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The same as `.radioGroup`.
  public init() {}
  public static var _kind: _PickerStyleKind { .radioGroup }
}

/// The options on a wheel that a finger turns.
public struct WheelPickerStyle: PickerStyle {
  /// Options on a wheel.
  public init() {}
  public static var _kind: _PickerStyleKind { .wheel }
}

/// Drawn like `.menu`: the options have no page of their own.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The same as `.navigationLink`.
  public init() {}
  public static var _kind: _PickerStyleKind { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that depends on the container: a button that opens a menu; in a menu the options themselves.
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button with the chosen option that opens a menu of all.
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side.
  public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Options side by side, as in the segmented style.
  public static var palette: PalettePickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options, in place.
  public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The options one below the other with round buttons.
  public static var radioGroup: RadioGroupPickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Options on a wheel.
  public static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Drawn like `.menu`: the options have no page of their own.
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension EnvironmentValues {
  @EnvironmentEntry var pickerStyle: _PickerStyleKind = .menu
}

extension View {
  /// The appearance of pickers in this view.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyle, S._kind) }
}
