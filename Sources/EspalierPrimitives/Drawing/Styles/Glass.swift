// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import Foundation

/// A pane of glass behind a view: frosted, with a bright edge, optionally tinted.
public struct Glass: Equatable, Sendable {
  enum Kind { case regular, clear, identity }

  let kind: Kind
  var tint: Color?

  /// Frosted glass: content behind is visible through it, blurred.
  public static let regular = Glass(kind: .regular)
  /// Clearer glass, for media behind it.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  /// This glass in a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the glass unchanged: panes here do not react to touches by themselves.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// A capsule.
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The transition of a pane of glass. Here panes appear and disappear with their view, whatever is chosen.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String
  /// Together with the view.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Grows from the nearest pane, and shrinks into it.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// Fades.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Related panes of glass. Each is drawn separately: panes do not merge here.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameter spacing: The distance at which panes merge, in points; without effect here.
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
  /// Adds a pane of glass behind this view.
  ///
  /// - Parameter shape: The shape of the pane, in the view's frame; a capsule by default.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Has no effect: panes of glass do not merge here.
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    modifier(EmptyModifier.identity)
  }

  /// Has no effect: panes of glass do not merge here.
  public nonisolated func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    modifier(EmptyModifier.identity)
  }

  /// Has no effect: a pane appears and disappears with its view.
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
