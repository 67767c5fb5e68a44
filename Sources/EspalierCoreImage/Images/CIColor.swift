// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

/// A colour of filters, by components 0…1 of sRGB.
open class CIColor: NSObject, @unchecked Sendable {
  /// The components, not premultiplied.
  public let red, green, blue, alpha: CGFloat

  /// A colour of components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// An opaque colour of components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }
  /// The same as a colour of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0]
    if parts.count < 4 {
      self.init(red: parts[0], green: parts[0], blue: parts[0], alpha: parts.last ?? 1)
    } else {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
  }
  /// The colour of a text with three or four numbers, `1 0.5 0 1`.
  public convenience init(string: String) {
    let parts = string.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
    let all = parts + Array(repeating: 0, count: max(0, 3 - parts.count))
    self.init(red: all[0], green: all[1], blue: all[2], alpha: all.count > 3 ? all[3] : 1)
  }

  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Gray.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Cyan.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  /// Magenta.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  /// Yellow.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// Nothing.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour as a pixel: premultiplied.
  var pixel: SIMD4<Float> {
    let opacity = Float(alpha)
    return SIMD4(Float(red) * opacity, Float(green) * opacity, Float(blue) * opacity, opacity)
  }
  /// The colour without premultiplication.
  var straight: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) }

  /// The hash of the components.
  open override var hash: Int { [red, green, blue, alpha].hashValue }
  /// Whether an object is the same colour.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }
}

/// Numbers of a filter: a point, a rectangle, factors.
open class CIVector: NSObject, @unchecked Sendable {
  let values: [CGFloat]
  /// The number of values.
  open var count: Int { values.count }
  /// The values by their names; 0 for one that is absent.
  open var x: CGFloat { value(at: 0) }
  /// The second value.
  open var y: CGFloat { value(at: 1) }
  /// The third value.
  open var z: CGFloat { value(at: 2) }
  /// The fourth value.
  open var w: CGFloat { value(at: 3) }
  /// The first two as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// All four as a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  init(_ values: [CGFloat]) { self.values = values }
  /// One value.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Two values.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Three values.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Four values.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// A point.
  public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
  /// A rectangle.
  public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }

  /// A value; 0 for one that is absent.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}
