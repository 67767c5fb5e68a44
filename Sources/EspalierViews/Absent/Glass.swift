// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import Foundation

@available(*, unavailable, message: "Espalier has no glassEffect yet: use background(.regularMaterial, in:).")
extension View {
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no glassEffect yet: use background(.regularMaterial, in:).")
public struct Glass: Equatable, Sendable {
  public static var regular: Glass { Glass() }
  public static var clear: Glass { Glass() }
  public static var identity: Glass { Glass() }
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

@available(*, unavailable, message: "Espalier has no GlassEffectContainer yet: use a stack.")
public struct GlassEffectContainer<Content: View>: View {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("unavailable") }
}

@available(*, unavailable, message: "Espalier has no glass button styles yet: use .bordered or .borderedProminent.")
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static var glassProminent: GlassButtonStyle { GlassButtonStyle() }
}

@available(*, unavailable, message: "Espalier has no glass button styles yet: use .bordered or .borderedProminent.")
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

@available(
  *, unavailable, message: "Espalier has no backgroundExtensionEffect yet: let the background ignore the safe area."
)
extension View {
  public func backgroundExtensionEffect() -> some View { self }
}
