// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierFiles
import EspalierGeometry
import EspalierNumbers
import Foundation
import Synchronization

/// A picture file in memory, with one picture or more: PNG, JPEG, GIF, WebP, TIFF, BMP, ICO and ICNS.
///
/// Pictures are upright: the turn that a camera notes in its file is applied, and their orientation is 1.
public final class CGImageSource: Sendable {
  private struct State {
    var data = Data()
    var file: ImageFile?
    var isFinal = true
  }
  private let state: Mutex<State>

  init(_ data: Data, isFinal: Bool) {
    state = Mutex(State(data: data, file: ImageFile(data), isFinal: isFinal))
  }

  var file: ImageFile? { state.withLock(\.file) }

  func update(_ data: Data, isFinal: Bool) {
    let file = ImageFile(data)
    state.withLock { state in
      state.data = data
      state.file = file
      state.isFinal = isFinal
    }
  }

  /// The state of the reading.
  var status: CGImageSourceStatus {
    let (file, data, isFinal) = state.withLock { ($0.file, $0.data, $0.isFinal) }
    guard file != nil else { return data.isEmpty ? .statusReadingHeader : .statusUnknownType }
    return isFinal ? .statusComplete : .statusIncomplete
  }
}

/// The state of the reading of a file.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The file ends too early.
  case statusUnexpectedEOF = -5
  /// The data are no picture.
  case statusInvalidData
  /// The data are of an unknown kind.
  case statusUnknownType
  /// Nothing has been read.
  case statusReadingHeader
  /// More data will come.
  case statusIncomplete
  /// All has been read.
  case statusComplete
}

/// The pictures of a file in memory. Data that are no picture have none.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data), isFinal: true)
}

/// The pictures of a file of at most 256 MB; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
  guard (url as URL).isFileURL, let data = try? RegularFile.read((url as URL).path, limit: 256 << 20) else {
    return nil
  }
  return CGImageSource(data, isFinal: true)
}

/// The pictures of the bytes of a provider.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: NSDictionary?
) -> CGImageSource? { provider.data.flatMap { CGImageSourceCreateWithData($0, options) } }

/// The pictures of a file whose data come in parts. A picture exists when its file is complete.
public func CGImageSourceCreateIncremental(_ options: NSDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Gives all data so far to a file that comes in parts.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: NSData, _ final: Bool) {
  source.update(Data(referencing: data), isFinal: final)
}

/// The state of the reading of a file.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

/// The state of the reading of a picture.
public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  source.status
}

/// The identifier of the file's kind, such as `public.png`; nil for data of another kind.
public func CGImageSourceGetType(_ source: CGImageSource) -> NSString? {
  source.file.map { NSString(string: $0.kind.rawValue) }
}

/// The identifiers of the kinds that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> NSArray {
  NSArray(array: ImageFileKind.allCases.map { NSString(string: $0.rawValue) })
}

/// The number of pictures.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.file?.frames.count ?? 0 }

/// The index of the main picture: the first one.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// A picture; nil if there is none.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? { source.file?.image(at: index) }

/// A small copy of a picture, whose longer side has at most the number of pixels of `kCGImageSourceThumbnailMaxPixelSize`.
///
/// Small copies within files are not read: nil without one of the options that make one from the picture itself.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? {
  func isOn(_ key: NSString) -> Bool { (options?.object(forKey: key) as? NSNumber)?.boolValue ?? false }
  guard isOn(kCGImageSourceCreateThumbnailFromImageAlways) || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent),
    let image = source.file?.image(at: index)
  else { return nil }
  guard let most = (options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? NSNumber)?.doubleValue,
    most >= 1
  else { return image }
  let factor = most / Double(max(image.width, image.height))
  guard factor < 1 else { return image }
  return image.reduced(
    to: max(Int(clamping: (Double(image.width) * factor).rounded()), 1),
    max(Int(clamping: (Double(image.height) * factor).rounded()), 1))
}

/// The properties of a whole file: its number of bytes, and the repetitions of a moving one.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: NSDictionary?) -> NSDictionary? {
  source.file.map { ImageProperties.ofFile($0) }
}

/// The properties of a picture: its size, its depth, its orientation, and the time of a part of a moving file.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> NSDictionary? { source.file.flatMap { ImageProperties.ofImage(at: index, in: $0) } }
