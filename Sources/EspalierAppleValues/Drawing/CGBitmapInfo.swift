// SPDX-License-Identifier: MIT

import Foundation

/// The place of the opacity in a pixel, and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No opacity.
  case none
  /// Behind the colours, which are multiplied by it.
  case premultipliedLast
  /// In front of the colours, which are multiplied by it.
  case premultipliedFirst
  /// Behind the colours.
  case last
  /// In front of the colours.
  case first
  /// A byte behind the colours that has no meaning.
  case noneSkipLast
  /// A byte in front of the colours that has no meaning.
  case noneSkipFirst
  /// The opacity alone.
  case alphaOnly
}

/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of the order.
  case orderMask = 0x7000
  /// The system's order, which is that of the components.
  case orderDefault = 0
  /// Pixels of two bytes, the smaller part first.
  case order16Little = 0x1000
  /// Pixels of four bytes, the last component first.
  case order32Little = 0x2000
  /// Pixels of two bytes, in the order of the components.
  case order16Big = 0x3000
  /// Pixels of four bytes, in the order of the components.
  case order32Big = 0x4000
}

/// The form of the pixels of a bitmap: the place of the opacity and the order of bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers, which pictures do not have here.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Pixels of two bytes, the smaller part first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Pixels of four bytes, the last component first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Pixels of two bytes, in the order of the components.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Pixels of four bytes, in the order of the components.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) }
}

/// The turn that makes stored pixels upright, by the numbers of image files.
public enum CGImagePropertyOrientation: UInt32, Sendable, CaseIterable {
  /// The orientations, from upright on.
  case up = 1
  /// Mirrored or turned.
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// The calculation of pixels of a picture that is drawn in another size.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's own.
  case `default`
  /// The nearest pixel, and finer calculations.
  case none, low, high, medium
}

/// The replacement of colours that a picture cannot have.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The intents, of which all have the same result: every picture is of sRGB.
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
