// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

/// Properties of pictures, as dictionaries.
enum ImageProperties {
  static func ofFile(_ file: ImageFile) -> NSDictionary {
    let properties = NSMutableDictionary()
    properties.setObject(NSNumber(value: file.data.count), forKey: kCGImagePropertyFileSize)
    let frames = file.frames
    if frames.delays.count > 1, let keys = Keys(file.kind) {
      let own = NSMutableDictionary()
      own.setObject(NSNumber(value: frames.loopCount ?? 1), forKey: keys.loopCount)
      properties.setObject(own, forKey: keys.dictionary)
    }
    return properties
  }

  static func ofImage(at index: Int, in file: ImageFile) -> NSDictionary? {
    guard let image = file.image(at: index) else { return nil }
    let properties = NSMutableDictionary()
    properties.setObject(NSNumber(value: image.width), forKey: kCGImagePropertyPixelWidth)
    properties.setObject(NSNumber(value: image.height), forKey: kCGImagePropertyPixelHeight)
    properties.setObject(NSNumber(value: 8), forKey: kCGImagePropertyDepth)
    properties.setObject(NSNumber(value: UInt32(1)), forKey: kCGImagePropertyOrientation)
    properties.setObject(NSNumber(value: file.kind != .jpeg), forKey: kCGImagePropertyHasAlpha)
    properties.setObject(kCGImagePropertyColorModelRGB, forKey: kCGImagePropertyColorModel)
    let delays = file.frames.delays
    if delays.indices.contains(index), let keys = Keys(file.kind) {
      let own = NSMutableDictionary()
      own.setObject(NSNumber(value: delays[index]), forKey: keys.unclampedDelay)
      // As browsers do, shorter times count as a tenth of a second.
      own.setObject(NSNumber(value: delays[index] < 0.02 ? 0.1 : delays[index]), forKey: keys.delay)
      properties.setObject(own, forKey: keys.dictionary)
    }
    return properties
  }

  /// The keys of moving files.
  private struct Keys {
    let dictionary, loopCount, delay, unclampedDelay: NSString

    init?(_ kind: ImageFileKind) {
      switch kind {
      case .gif:
        dictionary = kCGImagePropertyGIFDictionary
        loopCount = kCGImagePropertyGIFLoopCount
        delay = kCGImagePropertyGIFDelayTime
        unclampedDelay = kCGImagePropertyGIFUnclampedDelayTime
      case .webP:
        dictionary = kCGImagePropertyWebPDictionary
        loopCount = kCGImagePropertyWebPLoopCount
        delay = kCGImagePropertyWebPDelayTime
        unclampedDelay = kCGImagePropertyWebPUnclampedDelayTime
      default: return nil
      }
    }
  }
}
