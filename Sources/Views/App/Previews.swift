import Foundation
import ViewCore

/// Views that a development tool shows while a file is edited. Nothing shows them here: files with previews compile, and
/// `espalier render --view NAME` draws any view.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  /// Points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview simulates.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// For previews only; changes nothing.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { modifier(EmptyModifier.identity) }
  /// For previews only; changes nothing.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { modifier(EmptyModifier.identity) }
  /// For previews only; changes nothing.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { modifier(EmptyModifier.identity) }
}
