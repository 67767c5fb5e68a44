// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Foundation

extension UIImage {
  /// A picture that moves in a `UIImageView`; elsewhere it is the first one. nil without pictures.
  /// - Parameter duration: The seconds of all pictures; 0 is a thirtieth for each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let result = UIImage(content: first.content)
    result.images = images
    result.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    return result
  }

  /// A picture that moves, of the pictures `NAME0`, `NAME1` … of the program's bundle; nil if there is no first one.
  /// - Parameter duration: The seconds of all pictures; 0 is a thirtieth for each.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    // Some sequences begin with 1.
    let first = UIImage(named: "\(name)0") == nil ? 1 : 0
    let images = (first...1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }.compactMap(\.self)
    return animatedImage(with: Array(images), duration: duration)
  }
}
