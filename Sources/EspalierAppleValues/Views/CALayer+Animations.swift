// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// The movements that have been added to a layer.
final class LayerAnimations: @unchecked Sendable {
  var list: [(key: String, animation: CAAnimation)] = []
  private var count = 0

  /// A key for a movement that has none.
  func unnamed() -> String {
    count += 1
    return "animation-\(count)"
  }
}

extension CALayer {
  /// Adds a movement. The layer shows its own values meanwhile; the movement's delegate receives the beginning, and the end after its
  /// duration.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? animations.unnamed()
    removeAnimation(forKey: key)
    animations.list.append((key, anim))
    anim.delegate?.animationDidStart(anim)
    guard let seconds = anim.wholeDuration else { return }
    let animation = anim
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      guard let self, animations.list.contains(where: { $0.animation === animation }) else { return }
      if animation.isRemovedOnCompletion { animations.list.removeAll { $0.animation === animation } }
      animation.delegate?.animationDidStop(animation, finished: true)
    }
  }
  /// Ends a movement.
  public func removeAnimation(forKey key: String) {
    for (_, animation) in animations.list.filter({ $0.key == key }) {
      animations.list.removeAll { $0.animation === animation }
      animation.delegate?.animationDidStop(animation, finished: false)
    }
  }
  /// Ends all movements.
  public func removeAllAnimations() { for (key, _) in animations.list { removeAnimation(forKey: key) } }
  /// The movement of a key; nil if there is none.
  public func animation(forKey key: String) -> CAAnimation? { animations.list.first { $0.key == key }?.animation }
  /// The keys of the movements.
  public func animationKeys() -> [String]? { animations.list.isEmpty ? nil : animations.list.map(\.key) }
  /// The layer as it is shown: itself, as movements are not shown.
  public func presentation() -> Self? { self }
  /// The layer whose values are set: itself.
  public func model() -> Self { self }
}

/// The place of a layer's content.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The places.
  public static let center = Self(rawValue: "center")
  /// At the upper edge.
  public static let top = Self(rawValue: "top")
  /// At the lower edge.
  public static let bottom = Self(rawValue: "bottom")
  /// At the left edge.
  public static let left = Self(rawValue: "left")
  /// At the right edge.
  public static let right = Self(rawValue: "right")
  /// In the upper left corner.
  public static let topLeft = Self(rawValue: "topLeft")
  /// In the upper right corner.
  public static let topRight = Self(rawValue: "topRight")
  /// In the lower left corner.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// In the lower right corner.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as fills.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}
