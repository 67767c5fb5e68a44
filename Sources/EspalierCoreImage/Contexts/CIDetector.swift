// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// Finds faces, codes and texts: nothing does on Linux, and no detector is made.
open class CIDetector: NSObject, @unchecked Sendable {
  /// A detector: nil, as Linux has none.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { nil }
  /// The things that were found: none.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

/// A thing that a detector has found. There are none on Linux.
open class CIFeature: NSObject, @unchecked Sendable {
  /// The kind.
  open var type: String { "" }
  /// The place.
  open var bounds: CGRect { .zero }
  override init() {}
}

/// A QR code that a detector has found. There are none on Linux.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  /// The text of the code.
  open var messageString: String? { nil }
}

/// Faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The exactness of a detector.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// A fast detector.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// An exact detector.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"

/// The description of a QR code.
open class CIQRCodeDescriptor: NSObject, @unchecked Sendable {
  /// The share of a code that can be lost.
  public enum ErrorCorrectionLevel: Int, Sendable {
    /// 7 %.
    case levelL = 76
    /// 15 %.
    case levelM = 77
    /// 25 %.
    case levelQ = 81
    /// 30 %.
    case levelH = 72
  }
  override init() {}
}

/// The description of a Data Matrix code.
open class CIDataMatrixCodeDescriptor: NSObject, @unchecked Sendable {
  /// The kind of correction.
  public enum ECCVersion: Int, Sendable {
    /// The kind 000.
    case v000 = 0
    /// The kind 050.
    case v050 = 50
    /// The kind 080.
    case v080 = 80
    /// The kind 100.
    case v100 = 100
    /// The kind 140.
    case v140 = 140
    /// The kind 200.
    case v200 = 200
  }
  override init() {}
}

/// The meaning of a picture's opacity.
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
  /// None; colours are multiplied by it, or not.
  case none, premultiplied, unpremultiplied
}
