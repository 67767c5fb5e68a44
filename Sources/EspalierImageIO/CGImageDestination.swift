// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierFiles
import EspalierGeometry
import Foundation
import Synchronization

/// A picture file that is written: PNG or JPEG, with one picture.
public final class CGImageDestination: Sendable {
  private enum Place {
    case memory(NSMutableData)
    case file(URL)
  }
  private let kind: ImageFileKind
  nonisolated(unsafe) private let place: Place
  private let image = Mutex<(pixels: CGImage, quality: Double)?>(nil)

  private init(_ kind: ImageFileKind, _ place: Place) {
    self.kind = kind
    self.place = place
  }

  /// nil for another kind than PNG and JPEG, and for several pictures.
  convenience init?(_ data: NSMutableData, _ type: NSString, _ count: Int) {
    guard let kind = Self.kind(type, count) else { return nil }
    self.init(kind, .memory(data))
  }

  convenience init?(_ url: NSURL, _ type: NSString, _ count: Int) {
    guard let kind = Self.kind(type, count), (url as URL).isFileURL else { return nil }
    self.init(kind, .file(url as URL))
  }

  private static func kind(_ type: NSString, _ count: Int) -> ImageFileKind? {
    guard count == 1, let kind = ImageFileKind(rawValue: "\(type)"), written.contains(kind) else { return nil }
    return kind
  }

  /// The kinds that can be written.
  static let written: [ImageFileKind] = [.png, .jpeg]

  func set(_ pixels: CGImage, _ properties: NSDictionary?) {
    let quality = (properties?.object(forKey: kCGImageDestinationLossyCompressionQuality) as? NSNumber)?.doubleValue
    let orientation = (properties?.object(forKey: kCGImagePropertyOrientation) as? NSNumber)
      .flatMap { CGImagePropertyOrientation(rawValue: $0.uint32Value) }
    image.withLock { $0 = (pixels.turned(by: orientation ?? .up), quality ?? 0.85) }
  }

  func write() -> Bool {
    guard let (pixels, quality) = image.withLock(\.self),
      let data = kind == .png ? PNGFile.data(of: pixels) : JPEGFile.data(of: pixels, quality: CGFloat(quality))
    else { return false }
    switch place {
    case .memory(let memory): memory.append(data)
    case .file(let url): return (try? data.write(to: url, options: .atomic)) != nil
    }
    return true
  }
}

extension CGImage {
  /// The picture with its pixels turned upright: a file of Espalier's has no orientation. O(pixels).
  fileprivate func turned(by orientation: CGImagePropertyOrientation) -> CGImage {
    if orientation == .up { return self }
    let isSideways = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
    let (w, h) = isSideways ? (height, width) : (width, height)
    var pixels = [UInt8](repeating: 0, count: rgba.count)
    for y in 0..<h {
      for x in 0..<w {
        let (fromX, fromY) =
          switch orientation {
          case .up: (x, y)
          case .upMirrored: (width - 1 - x, y)
          case .down: (width - 1 - x, height - 1 - y)
          case .downMirrored: (x, height - 1 - y)
          case .leftMirrored: (y, x)
          case .right: (y, height - 1 - x)
          case .rightMirrored: (width - 1 - y, height - 1 - x)
          case .left: (width - 1 - y, x)
          }
        let (from, to) = ((fromY * width + fromX) * 4, (y * w + x) * 4)
        for index in 0..<4 { pixels[to + index] = rgba[from + index] }
      }
    }
    return CGImage(rgba: pixels, width: w, height: h) ?? self
  }
}

/// A file in memory; nil for another kind than `public.png` and `public.jpeg`, and for more than one picture.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { CGImageDestination(data, type, count) }

/// A file; nil for another kind than `public.png` and `public.jpeg`, and for more than one picture.
public func CGImageDestinationCreateWithURL(
  _ url: NSURL, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { CGImageDestination(url, type, count) }

/// Sets the picture of a file.
/// - Parameter properties: `kCGImageDestinationLossyCompressionQuality`, 0…1, and `kCGImagePropertyOrientation`, by which the
///   pixels are turned; others are not written.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: NSDictionary?
) { destination.set(image, properties) }

/// Sets the picture of a file to one of another file.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: NSDictionary?
) { if let image = source.file?.image(at: index) { destination.set(image, properties) } }

/// Sets properties of a file as a whole, of which PNG and JPEG files have none.
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: NSDictionary?) {}

/// Writes the file, and returns whether it is written.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.write() }

/// The identifiers of the kinds that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> NSArray {
  NSArray(array: CGImageDestination.written.map { NSString(string: $0.rawValue) })
}
