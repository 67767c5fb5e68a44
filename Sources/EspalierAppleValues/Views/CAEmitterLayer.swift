// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierMotion
import Foundation

/// A layer of particles: each cell emits pictures that move, turn, grow and fade.
///
/// Points, rectangles and lines emit; other shapes do as points. Cells do not emit cells of their own.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? { didSet { noteChange() } }
  /// The middle of the places from which particles come, in points.
  open var emitterPosition = CGPoint.zero { didSet { noteChange() } }
  /// The size of those places in points.
  open var emitterSize = CGSize.zero { didSet { noteChange() } }
  /// The form of those places.
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { noteChange() } }
  /// The part of the form from which particles come.
  open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { noteChange() } }
  /// The combination of particles.
  open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { noteChange() } }
  /// A factor of the number of particles of a second.
  open var birthRate: Float = 1 { didSet { noteEmission(birthRate != oldValue) } }
  /// A factor of the life of particles; with 0 there are no new ones.
  open var lifetime: Float = 1 { didSet { noteEmission(lifetime != oldValue) } }
  /// A factor of the speed of particles.
  open var velocity: Float = 1 { didSet { noteChange() } }
  /// A factor of the size of particles.
  open var scale: Float = 1 { didSet { noteChange() } }
  /// A factor of the turns of particles.
  open var spin: Float = 1 { didSet { noteChange() } }
  /// The beginning of random numbers.
  open var seed: UInt32 = 0 { didSet { noteChange() } }

  /// The times in which particles are born.
  private(set) var emissions = [Emission(begin: CACurrentMediaTime())]

  struct Emission {
    var begin: Double
    var end = Double.infinity
  }

  private func noteEmission(_ isChange: Bool) {
    guard isChange else { return }
    let now = CACurrentMediaTime()
    let isOn = lifetime > 0 && birthRate > 0
    if emissions.last?.end == .infinity { emissions[emissions.count - 1].end = now }
    if isOn { emissions.append(Emission(begin: now)) }
    // Particles of former times are gone.
    emissions.removeFirst(max(emissions.count - 8, 0))
    noteChange()
  }
}

/// A kind of particles.
open class CAEmitterCell: NSObject, @unchecked Sendable {
  /// A name for the program.
  open var name: String?
  /// Whether particles are born.
  open var isEnabled = true
  /// The picture, a `CGImage`.
  open var contents: Any?
  /// Pixels per point of the picture.
  open var contentsScale: CGFloat = 1
  /// The number of particles of a second.
  open var birthRate: Float = 0
  /// The life of a particle in seconds, and its range.
  open var lifetime: Float = 0
  /// The range of the life.
  open var lifetimeRange: Float = 0
  /// The direction in radians.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane; without effect.
  open var emissionLatitude: CGFloat = 0
  /// The range of the direction in radians.
  open var emissionRange: CGFloat = 0
  /// The speed in points per second.
  open var velocity: CGFloat = 0
  /// The range of the speed.
  open var velocityRange: CGFloat = 0
  /// The change of the horizontal speed, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The change of the vertical speed, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The size, relative to the picture.
  open var scale: CGFloat = 1
  /// The range of the size.
  open var scaleRange: CGFloat = 0
  /// The change of the size in a second.
  open var scaleSpeed: CGFloat = 0
  /// The turn in radians per second.
  open var spin: CGFloat = 0
  /// The range of the turn.
  open var spinRange: CGFloat = 0
  /// The colour by which the picture's are multiplied; its opacity alone has an effect.
  open var color: CGColor? = .white
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of the opacity in a second.
  open var alphaSpeed: Float = 0

  /// A kind of particles.
  public override init() { super.init() }
}

/// The form of the places from which particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = Self(rawValue: "point")
  /// A horizontal line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box; as a point.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle; as a point.
  public static let circle = Self(rawValue: "circle")
  /// A ball; as a point.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of a form from which particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The corners.
  public static let points = Self(rawValue: "points")
  /// The line around it.
  public static let outline = Self(rawValue: "outline")
  /// The surface.
  public static let surface = Self(rawValue: "surface")
  /// The inside.
  public static let volume = Self(rawValue: "volume")
}

/// The combination of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In any order.
  public static let unordered = Self(rawValue: "unordered")
  /// The older ones first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The younger ones first.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// From behind to the front.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Added to each other.
  public static let additive = Self(rawValue: "additive")
}
