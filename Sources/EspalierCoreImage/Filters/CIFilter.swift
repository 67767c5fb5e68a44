// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierLibraries
import Foundation

/// Names of values.
public let kCIInputImageKey = "inputImage"
/// The picture behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The picture whose brightness decides.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The radius.
public let kCIInputRadiusKey = "inputRadius"
/// The strength.
public let kCIInputIntensityKey = "inputIntensity"
/// The factor of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The addition to the components.
public let kCIInputBrightnessKey = "inputBrightness"
/// The factor of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The steps of the exposure.
public let kCIInputEVKey = "inputEV"
/// The angle.
public let kCIInputAngleKey = "inputAngle"
/// The size.
public let kCIInputScaleKey = "inputScale"
/// A point.
public let kCIInputCenterKey = "inputCenter"
/// The colour.
public let kCIInputColorKey = "inputColor"
/// The change of coordinates.
public let kCIInputTransformKey = "inputTransform"
/// The strength of a change.
public let kCIInputAmountKey = "inputAmount"
/// The result.
public let kCIOutputImageKey = "outputImage"

/// A calculation of a picture from values, by a name of Core Image's.
///
/// Those of `CIFilter+Kinds.swift` exist, and crops, transforms and matrices of colours by their names.
open class CIFilter: NSObject, @unchecked Sendable {
  /// The name: `CISepiaTone`.
  open var name: String
  private var values: [String: Any] = [:]
  private let definition: FilterDefinition

  init(known name: String) {
    self.name = name
    definition = FilterDefinition.all[name] ?? FilterDefinition([:]) { _ in nil }
    super.init()
    setDefaults()
  }

  /// A filter with its defaults; nil, and a message on standard error once, for a name that does not exist here.
  public convenience init?(name: String) {
    guard FilterDefinition.all[name] != nil else {
      LibraryWarning.once("CoreImage: the filter \(name) does not exist.")
      return nil
    }
    self.init(known: name)
  }

  /// A filter with some values; nil for a name that does not exist here.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The names of filters; those of a category are not distinguished.
  open class func filterNames(inCategory category: String?) -> [String] { FilterDefinition.all.keys.sorted() }
  /// The names of filters; those of categories are not distinguished.
  open class func filterNames(inCategories categories: [String]?) -> [String] { FilterDefinition.all.keys.sorted() }

  /// The names of the values.
  open var inputKeys: [String] { definition.defaults.keys.sorted() }
  /// The names of the results.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// The name, and the defaults of the values.
  open var attributes: [String: Any] {
    definition.defaults.compactMapValues { $0 }.merging(["CIAttributeFilterName": name]) { $1 }
  }

  /// Sets all values to their defaults.
  open func setDefaults() { values = definition.defaults.compactMapValues { $0 } }

  /// Sets a value; nil removes it. A name that the filter does not have is left out, with a message on standard error once.
  open func setValue(_ value: Any?, forKey key: String) {
    guard definition.defaults.keys.contains(key) else {
      LibraryWarning.once("CoreImage: the filter \(name) has no value \(key).")
      return
    }
    values[key] = value
  }

  /// A value, or the result.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  subscript(key: String) -> Any? { values[key] }

  /// A value as a number, of whatever type it was set.
  func number(_ key: String) -> Float? {
    switch values[key] {
    case let value as Float: value
    case let value as Double: Float(value)
    case let value as CGFloat: Float(value)
    case let value as Int: Float(value)
    case let value as NSNumber: value.floatValue
    default: nil
    }
  }

  /// The result; nil without the pictures that it needs.
  open var outputImage: CIImage? { definition.make(self) }
}
