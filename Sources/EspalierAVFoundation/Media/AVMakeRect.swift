// SPDX-License-Identifier: MIT

import Foundation

/// The largest rectangle with the proportions of a size that fits into another rectangle, in its middle.
/// - Parameters:
///   - aspectRatio: The size, of which only the proportions count. One without area has no proportions: the result is empty.
///   - boundingRect: The other rectangle, in points.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else {
    return CGRect(origin: CGPoint(x: boundingRect.midX, y: boundingRect.midY), size: .zero)
  }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
