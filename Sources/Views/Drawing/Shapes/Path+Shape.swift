import CoreGeometry
import Drawing
import Foundation
import ViewCore

/// A path is drawn where its points are, whatever size it gets.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
  public static var _followsProposal: Bool { true }
}

/// A shape of any type.
nonisolated public struct AnyShape: Shape {
  private var storage: any Shape

  public init<S: Shape>(_ shape: S) { storage = (shape as? AnyShape)?.storage ?? shape }

  public func path(in rect: CGRect) -> Path { storage.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { storage.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { storage.layoutDirectionBehavior }
  public func _outline(in rect: CGRect) -> _ShapeOutline { storage._outline(in: rect) }
}
