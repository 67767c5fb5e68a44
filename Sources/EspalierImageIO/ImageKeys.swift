// SPDX-License-Identifier: MIT

import Foundation

// MARK: - Options of reading

/// The expected kind, which is recognised by the first bytes instead.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: NSString = "kCGImageSourceTypeIdentifierHint"
/// Whether pixels are kept; those of the last picture are.
nonisolated(unsafe) public let kCGImageSourceShouldCache: NSString = "kCGImageSourceShouldCache"
/// Whether pixels are read at once, which they are.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: NSString = "kCGImageSourceShouldCacheImmediately"
/// Whether components may be floating-point numbers, which they are not.
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: NSString = "kCGImageSourceShouldAllowFloat"
/// Whether a small copy is made where the file has none; files are treated as if they had none.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: NSString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a small copy is made from the picture.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: NSString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The greatest number of pixels of the longer side of a small copy.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: NSString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a small copy is upright, which every one is.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: NSString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The factor by which a picture may be smaller; it has its own size.
nonisolated(unsafe) public let kCGImageSourceSubsampleFactor: NSString = "kCGImageSourceSubsampleFactor"

// MARK: - Options of writing

/// The quality of a JPEG file, 0…1.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: NSString =
  "kCGImageDestinationLossyCompressionQuality"
/// The colour behind transparent pixels, which is white.
nonisolated(unsafe) public let kCGImageDestinationBackgroundColor: NSString = "kCGImageDestinationBackgroundColor"
/// The greatest number of pixels of the longer side; the picture keeps its size.
nonisolated(unsafe) public let kCGImageDestinationImageMaxPixelSize: NSString = "kCGImageDestinationImageMaxPixelSize"

// MARK: - Properties

/// The number of bytes of the file.
nonisolated(unsafe) public let kCGImagePropertyFileSize: NSString = "kCGImagePropertyFileSize"
/// The number of pixels of a row.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: NSString = "kCGImagePropertyPixelWidth"
/// The number of rows.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: NSString = "kCGImagePropertyPixelHeight"
/// The bits of a component.
nonisolated(unsafe) public let kCGImagePropertyDepth: NSString = "kCGImagePropertyDepth"
/// A number of `CGImagePropertyOrientation`.
nonisolated(unsafe) public let kCGImagePropertyOrientation: NSString = "kCGImagePropertyOrientation"
/// Whether the kind of file has opacities.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: NSString = "kCGImagePropertyHasAlpha"
/// The colour model.
nonisolated(unsafe) public let kCGImagePropertyColorModel: NSString = "kCGImagePropertyColorModel"
/// The model of red, green and blue.
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: NSString = "RGB"
/// The model of grays.
nonisolated(unsafe) public let kCGImagePropertyColorModelGray: NSString = "Gray"
/// The name of the colour profile, which is not read.
nonisolated(unsafe) public let kCGImagePropertyProfileName: NSString = "kCGImagePropertyProfileName"
/// The pixels of an inch, which are not read.
nonisolated(unsafe) public let kCGImagePropertyDPIWidth: NSString = "kCGImagePropertyDPIWidth"
/// The pixels of an inch, which are not read.
nonisolated(unsafe) public let kCGImagePropertyDPIHeight: NSString = "kCGImagePropertyDPIHeight"
/// The notes of a camera, which are not read.
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: NSString = "kCGImagePropertyExifDictionary"
/// The date in the notes of a camera.
nonisolated(unsafe) public let kCGImagePropertyExifDateTimeOriginal: NSString = "kCGImagePropertyExifDateTimeOriginal"
/// The notes of a TIFF file, which are not read.
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: NSString = "kCGImagePropertyTIFFDictionary"
/// The orientation in the notes of a TIFF file.
nonisolated(unsafe) public let kCGImagePropertyTIFFOrientation: NSString = "kCGImagePropertyTIFFOrientation"
/// The place in the notes of a camera, which is not read.
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary: NSString = "kCGImagePropertyGPSDictionary"
/// The latitude in the notes of a camera.
nonisolated(unsafe) public let kCGImagePropertyGPSLatitude: NSString = "kCGImagePropertyGPSLatitude"
/// The longitude in the notes of a camera.
nonisolated(unsafe) public let kCGImagePropertyGPSLongitude: NSString = "kCGImagePropertyGPSLongitude"
/// The notes of a JPEG file, which are not read.
nonisolated(unsafe) public let kCGImagePropertyJFIFDictionary: NSString = "kCGImagePropertyJFIFDictionary"
/// Whether a JPEG file refines its pixels.
nonisolated(unsafe) public let kCGImagePropertyJFIFIsProgressive: NSString = "kCGImagePropertyJFIFIsProgressive"
/// The notes of a PNG file, which are not read.
nonisolated(unsafe) public let kCGImagePropertyPNGDictionary: NSString = "kCGImagePropertyPNGDictionary"
/// The time of a part of a moving PNG file, of which the first picture is read.
nonisolated(unsafe) public let kCGImagePropertyAPNGDelayTime: NSString = "kCGImagePropertyAPNGDelayTime"
/// The time of a part of a moving PNG file, as it is written.
nonisolated(unsafe) public let kCGImagePropertyAPNGUnclampedDelayTime: NSString =
  "kCGImagePropertyAPNGUnclampedDelayTime"
/// The repetitions of a moving PNG file.
nonisolated(unsafe) public let kCGImagePropertyAPNGLoopCount: NSString = "kCGImagePropertyAPNGLoopCount"
/// The properties of a GIF file.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: NSString = "kCGImagePropertyGIFDictionary"
/// The repetitions of a GIF file; 0 is without end.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: NSString = "kCGImagePropertyGIFLoopCount"
/// The time of a part in seconds, at least 0.02.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: NSString = "kCGImagePropertyGIFDelayTime"
/// The time of a part in seconds, as it is written.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: NSString = "kCGImagePropertyGIFUnclampedDelayTime"
/// The properties of a moving WebP file.
nonisolated(unsafe) public let kCGImagePropertyWebPDictionary: NSString = "kCGImagePropertyWebPDictionary"
/// The repetitions of a WebP file; 0 is without end.
nonisolated(unsafe) public let kCGImagePropertyWebPLoopCount: NSString = "kCGImagePropertyWebPLoopCount"
/// The time of a part in seconds, at least 0.02.
nonisolated(unsafe) public let kCGImagePropertyWebPDelayTime: NSString = "kCGImagePropertyWebPDelayTime"
/// The time of a part in seconds, as it is written.
nonisolated(unsafe) public let kCGImagePropertyWebPUnclampedDelayTime: NSString =
  "kCGImagePropertyWebPUnclampedDelayTime"
