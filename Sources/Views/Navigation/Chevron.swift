import Drawing
import Foundation
import ViewCore

/// The arrow of a way back, or of a row that leads on; mirrored where people read from right to left.
struct Chevron: Shape {
  let pointsBack: Bool

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  nonisolated func path(in rect: CGRect) -> Path {
    let (base, tip) = pointsBack ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
    return Path { path in
      path.move(to: CGPoint(x: base, y: rect.minY))
      path.addLine(to: CGPoint(x: tip, y: rect.midY))
      path.addLine(to: CGPoint(x: base, y: rect.maxY))
    }
  }
}
