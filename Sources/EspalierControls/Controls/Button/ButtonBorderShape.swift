// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// The outline of buttons with a background.
public struct ButtonBorderShape: Equatable, Sendable, InsettableShape {
  private enum Kind: Equatable { case automatic, capsule, roundedRectangle(CGFloat?), circle, environment }

  private var kind: Kind
  private var inset: CGFloat = 0
  /// Radius of the corners, in points, if the shape has none of its own.
  private var defaultRadius: CGFloat = DesignValues.desktop.button.cornerRadius.regular

  private nonisolated init(_ kind: Kind) { self.kind = kind }

  /// The shape that fits the control: rounded corners.
  public static let automatic = ButtonBorderShape(.automatic)
  /// A shape with round ends: the radius is half of the button's height.
  public static let capsule = ButtonBorderShape(.capsule)
  /// A rectangle with rounded corners, whose radius grows with the size of the control.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(nil))
  /// A circle: the button is as wide as it is high.
  public static let circle = ButtonBorderShape(.circle)
  /// - Parameter radius: points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle(radius))
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    switch kind {
    case .automatic, .roundedRectangle(nil):
      return Path(roundedRect: rect, cornerRadius: max(defaultRadius - inset, 0), style: .continuous)
    case .roundedRectangle(let radius?):
      return Path(roundedRect: rect, cornerRadius: max(radius - inset, 0), style: .continuous)
    case .capsule: return Capsule().path(in: rect)
    case .circle: return Circle().path(in: rect)
    case .environment:
      // A place is known only where views are drawn.
      guard let place = ShapePlace.current else { return ButtonBorderShape.automatic.path(in: rect) }
      return MainActor.assumeIsolated { ButtonBorderShape.resolved(in: place.environment.value).path(in: rect) }
    }
  }

  public nonisolated func inset(by amount: CGFloat) -> ButtonBorderShape {
    var result = self
    result.inset += amount
    return result
  }

  /// The shape around controls of a size.
  func sized(_ size: ControlSize, _ design: DesignValues) -> ButtonBorderShape {
    var result = self
    result.defaultRadius = design.button.cornerRadius[size]
    return result
  }

  /// The shape of buttons in an environment.
  private static func resolved(in environment: EnvironmentValues) -> ButtonBorderShape {
    let shape = environment.buttonBorderShape.kind == .environment ? .automatic : environment.buttonBorderShape
    return shape.sized(environment.controlSize, environment.design)
  }

  fileprivate static let environment = ButtonBorderShape(.environment)

  var isCircle: Bool { kind == .circle }

  /// The radius of the corners of a control of this shape, in points; for round shapes more than half of the height.
  func ringRadius(_ size: ControlSize, _ design: DesignValues) -> CGFloat {
    switch kind {
    case .automatic, .environment, .roundedRectangle(nil): design.button.cornerRadius[size]
    case .roundedRectangle(let radius?): radius
    case .capsule, .circle: 1000
    }
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of buttons in the environment in which it is drawn: that of the nearest `buttonBorderShape(_:)`, for the size of its
  /// controls.
  public static var buttonBorder: ButtonBorderShape { .environment }
}

extension EnvironmentValues {
  /// The outline of buttons with a background.
  @EnvironmentEntry public var buttonBorderShape: ButtonBorderShape = .automatic
}

extension View {
  /// The outline of buttons with a background in this view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
