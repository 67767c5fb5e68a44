// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

/// A path is drawn where its points are, whatever size it gets.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
  public static var _followsProposal: Bool { true }
}
