// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Views that a development tool shows during editing of a file. `espalier render FILE --preview` draws each of them.
///
/// Source: Apple's reference, PreviewProvider.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews; each view in them is one.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  /// The device that the previews simulate; nil for the tool's choice.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// The platform of a preview.
public enum PreviewPlatform: Sendable {
  /// A platform of Apple's; without effect here.
  case iOS
  /// A platform of Apple's; without effect here.
  case macOS
  /// A platform of Apple's; without effect here.
  case tvOS
  /// A platform of Apple's; without effect here.
  case watchOS
}

/// The size of a preview.
public enum PreviewLayout: Sendable, Equatable {
  /// The screen of a device.
  case device
  /// The view's ideal size.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview simulates.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a device.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The name of the case.
  public let id: String
  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upright, the top of the device below.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Turned to the left: the top of the device is on the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Turned to the right: the top of the device is on the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

extension View {
  /// Sets the size of the preview of this view in a ``PreviewProvider``.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_TraitWritingModifier<PreviewLayoutKey>(value: value))
  }

  /// Sets the name of the preview of this view in a ``PreviewProvider``.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(_TraitWritingModifier<PreviewNameKey>(value: value))
  }

  /// Sets the orientation of the preview's device.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(_TraitWritingModifier<PreviewOrientationKey>(value: value))
  }

  /// No effect: there is only one device here.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { modifier(EmptyModifier.identity) }
}

package enum PreviewLayoutKey: _ViewTraitKey {
  package static var defaultValue: PreviewLayout { .device }
}

package enum PreviewNameKey: _ViewTraitKey {
  package static var defaultValue: String? { nil }
}

package enum PreviewOrientationKey: _ViewTraitKey {
  package static var defaultValue: InterfaceOrientation { .portrait }
}
