// SPDX-License-Identifier: MIT

import EspalierUIKit
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("UIBezierPath")
struct UIBezierPathTests {
  @Test("A clockwise arc goes downwards from the right") func clockwiseArcGoesDownwards() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 0.001)
    #expect(abs(path.currentPoint.y - 10) < 0.001)
    #expect(path.bounds.width < 10.1)
  }

  @Test("Some corners of a rectangle are round") func someCornersRectangleRound() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
    #expect(!path.contains(CGPoint(x: 19.5, y: 19.5)))
  }

  @Test("The path in the opposite direction ends where it began") func pathOppositeDirectionEnds() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 5, y: 1))
    #expect(path.reversing().currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.reversing().bounds == path.bounds)
    #expect(path.reversing().reversing().cgPath == path.cgPath)
  }

  @Test("A path of SwiftUI is that of Core Graphics") func pathSwiftUICoreGraphics() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 4, height: 4))
    path.apply(CGAffineTransform(translationX: 1, y: 0))
    #expect(Path(path.cgPath).boundingRect == CGRect(x: 2, y: 1, width: 4, height: 4))
    path.removeAllPoints()
    #expect(path.isEmpty)
    #expect(path.bounds == .zero)
  }
}
