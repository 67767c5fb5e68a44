// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation
import Testing

@MainActor @Suite("Places of layers")
struct LayerPlaceTests {
  @Test("The position is the place of the anchor, and setting it moves the frame") func position() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    #expect(layer.position == CGPoint(x: 30, y: 50))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.position = CGPoint(x: 5, y: 70)
    #expect(layer.frame == CGRect(x: 5, y: 10, width: 40, height: 60))
  }

  @Test("The part of a matrix in the plane is the same map") func affine() {
    let turn = CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 3, y: 4)
    let layer = CALayer()
    layer.setAffineTransform(turn)
    #expect(layer.affineTransform() == turn && CATransform3DIsAffine(layer.transform))
    layer.transform = CATransform3DMakeRotation(1, 1, 0, 0)
    #expect(!CATransform3DIsAffine(layer.transform))
  }
}
