// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import Foundation

/// A pane of glass behind a view: frosted, with a bright edge, perhaps tinted.
public struct Glass: Equatable, Sendable {
  enum Kind { case regular, clear, identity }

  let kind: Kind
  var tint: Color?

  /// Frosted glass: what is behind shines through, blurred.
  public static let regular = Glass(kind: .regular)
  /// Clearer glass, for media behind it.
  public static let clear = Glass(kind: .clear)
  /// No glass at all.
  public static let identity = Glass(kind: .identity)

  /// This glass in a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The same glass: panes here do not react to touches by themselves.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass that names none: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// A capsule.
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How a pane of glass comes and goes. Here panes come and go with their view, whatever is chosen.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String
  /// With the view.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Out of, and into, the pane that is nearest.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// By fading.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Panes of glass that belong together. Each is drawn by itself: panes here do not flow into one another.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameter spacing: The distance at which panes flow together, in points; has no effect here.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

/// The pane itself.
private struct GlassPane<S: Shape>: View {
  let glass: Glass
  let shape: S
  @Environment(\.design) private var design

  init(glass: Glass, shape: S) {
    self.glass = glass
    self.shape = shape
  }

  var body: some View {
    if glass.kind != .identity {
      let values = design.glass
      shape.fill(glass.kind == .clear ? Material.ultraThin : .thin)
        .overlay {
          if let tint = glass.tint { shape.fill(tint.opacity(values.tint)) }
        }
        .overlay { shape.stroke(Color.white.opacity(values.edge), lineWidth: values.line).clipShape(shape) }
        .shadow(color: .black.opacity(values.shadow), radius: values.shadowRadius, y: values.shadowOffset)
    }
  }
}

extension View {
  /// Lays a pane of glass behind this view.
  ///
  /// - Parameter shape: Of the pane, in the view's frame; a capsule by default.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Changes nothing: panes of glass do not flow into one another here.
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    modifier(EmptyModifier.identity)
  }

  /// Changes nothing: panes of glass do not flow into one another here.
  public nonisolated func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    modifier(EmptyModifier.identity)
  }

  /// Changes nothing: a pane comes and goes with its view.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(EmptyModifier.identity)
  }
}

private struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S

  nonisolated init(glass: Glass, shape: S) {
    self.glass = glass
    self.shape = shape
  }

  func body(content: Content) -> some View { content.background { GlassPane(glass: glass, shape: shape) } }
}
