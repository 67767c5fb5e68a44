import CoreGraphics
import Foundation

/// The outline of a two-dimensional shape.
public struct Path: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package var elements: [Element] = []

  public init() {}
  public init(_ rect: CGRect) { elements = [.move(to: rect.origin)] }
}
