// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

/// A path is drawn at its own coordinates, whatever size is proposed.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
  public static var _followsProposal: Bool { true }
}
