// SPDX-License-Identifier: MIT

import Foundation

/// An error that prevents a picture.
public struct RenderingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The cause and its remedy.
  public let description: String

  init(_ description: String) { self.description = description }

  static func size(_ size: CGSize, scale: Double) -> RenderingError {
    RenderingError(
      "A picture of \(size.width) × \(size.height) points at scale \(scale) cannot be made: width, height and scale "
        + "must be numbers above zero. Give the view a size, for example with .frame(width:height:).")
  }

  static func cairo(_ message: String, doing what: String) -> RenderingError {
    RenderingError("Cairo could not \(what): \(message).")
  }

  static let noFrames = RenderingError("An animated picture needs at least one frame, and none was given.")

  static func webp(_ message: String) -> RenderingError {
    RenderingError("The WebP encoder failed: \(message). Try a smaller picture or fewer frames.")
  }
}
