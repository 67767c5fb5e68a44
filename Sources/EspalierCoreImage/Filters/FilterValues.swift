// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// The common part of filters.
public protocol CIFilterProtocol: AnyObject {
  /// The result; nil without the pictures that it needs.
  var outputImage: CIImage? { get }
}

/// The values of `CIFilter.qrCodeGenerator()`.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes of a code.
  var message: Data { get set }
  /// The share of a code that can be lost: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// The values of `CIFilter.gaussianBlur()`.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of `CIFilter.boxBlur()`.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of `CIFilter.sepiaTone()`.
public protocol CISepiaTone: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
  /// The strength, 0…1.
  var intensity: Float { get set }
}

/// The values of `CIFilter.colorControls()`.
public protocol CIColorControls: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
  /// The factor of the saturation.
  var saturation: Float { get set }
  /// The addition to the components, -1…1.
  var brightness: Float { get set }
  /// The factor of the distance from gray.
  var contrast: Float { get set }
}

/// The values of `CIFilter.colorInvert()`.
public protocol CIColorInvert: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
}

/// The values of `CIFilter.colorMonochrome()`.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
  /// The strength, 0…1.
  var intensity: Float { get set }
}

/// A filter of photos.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
}

/// The values of `CIFilter.vibrance()`.
public protocol CIVibrance: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
  /// The strength of a change of saturation, -1…1.
  var amount: Float { get set }
}

/// The values of `CIFilter.exposureAdjust()`.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
  /// The steps of the exposure: 1 is twice the light.
  var ev: Float { get set }
}

/// The values of `CIFilter.gammaAdjust()`.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
  /// The exponent.
  var power: Float { get set }
}

/// The values of `CIFilter.hueAdjust()`.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// The values of `CIFilter.colorPosterize()`.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
  /// The number of values of a component.
  var levels: Float { get set }
}

/// The values of `CIFilter.falseColor()`.
public protocol CIFalseColor: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
  /// The colour of dark parts.
  var color0: CIColor { get set }
  /// The colour of light parts.
  var color1: CIColor { get set }
}

/// The values of `CIFilter.maskToAlpha()`.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
}

/// The values of `CIFilter.pixellate()`.
public protocol CIPixellate: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
  /// A point of the picture.
  var center: CGPoint { get set }
  /// The size in pixels.
  var scale: Float { get set }
}

/// The values of `CIFilter.vignette()`.
public protocol CIVignette: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
  /// The strength, 0…1.
  var intensity: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The values of `CIFilter.affineClamp()`.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
  /// The change of coordinates.
  var transform: CGAffineTransform { get set }
}

/// A combination of two pictures.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
  /// The picture behind.
  var backgroundImage: CIImage? { get set }
}

/// The values of `CIFilter.blendWithMask()`.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
  /// The picture behind.
  var backgroundImage: CIImage? { get set }
  /// The picture whose brightness decides.
  var maskImage: CIImage? { get set }
}

/// The values of `CIFilter.constantColorGenerator()`.
public protocol CIConstantColorGenerator: CIFilterProtocol {
  /// The colour.
  var color: CIColor { get set }
}

extension CIFilter:
  CIAffineClamp, CIBlendWithMask, CIBoxBlur, CIColorControls, CIColorInvert, CIColorMonochrome, CIColorPosterize,
  CICompositeOperation, CIConstantColorGenerator, CIExposureAdjust, CIFalseColor, CIGammaAdjust, CIGaussianBlur,
  CIHueAdjust, CIMaskToAlpha, CIPhotoEffect, CIPixellate, CIQRCodeGenerator, CISepiaTone, CIVibrance, CIVignette
{
  /// The picture that the filter changes.
  public var inputImage: CIImage? {
    get { self["inputImage"] as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  /// The picture behind.
  public var backgroundImage: CIImage? {
    get { self["inputBackgroundImage"] as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  /// The picture whose brightness decides.
  public var maskImage: CIImage? {
    get { self["inputMaskImage"] as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  /// The bytes of a code.
  public var message: Data {
    get { self["inputMessage"] as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  /// The share of a code that can be lost: L, M, Q or H.
  public var correctionLevel: String {
    get { self["inputCorrectionLevel"] as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  /// The radius in pixels.
  public var radius: Float {
    get { number("inputRadius") ?? 10 }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  /// The strength, 0…1.
  public var intensity: Float {
    get { number("inputIntensity") ?? 1 }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  /// The strength of a change of saturation, -1…1.
  public var amount: Float {
    get { number("inputAmount") ?? 0 }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  /// The factor of the saturation.
  public var saturation: Float {
    get { number("inputSaturation") ?? 1 }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  /// The addition to the components, -1…1.
  public var brightness: Float {
    get { number("inputBrightness") ?? 0 }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  /// The factor of the distance from gray.
  public var contrast: Float {
    get { number("inputContrast") ?? 1 }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  /// The steps of the exposure: 1 is twice the light.
  public var ev: Float {
    get { number("inputEV") ?? 0 }
    set { setValue(newValue, forKey: "inputEV") }
  }
  /// The exponent.
  public var power: Float {
    get { number("inputPower") ?? 1 }
    set { setValue(newValue, forKey: "inputPower") }
  }
  /// The angle in radians.
  public var angle: Float {
    get { number("inputAngle") ?? 0 }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  /// The size in pixels.
  public var scale: Float {
    get { number("inputScale") ?? 8 }
    set { setValue(newValue, forKey: "inputScale") }
  }
  /// The number of values of a component.
  public var levels: Float {
    get { number("inputLevels") ?? 6 }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  /// The colour.
  public var color: CIColor {
    get { self["inputColor"] as? CIColor ?? .white }
    set { setValue(newValue, forKey: "inputColor") }
  }
  /// The colour of dark parts.
  public var color0: CIColor {
    get { self["inputColor0"] as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  /// The colour of light parts.
  public var color1: CIColor {
    get { self["inputColor1"] as? CIColor ?? .white }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  /// A point of the picture.
  public var center: CGPoint {
    get { (self["inputCenter"] as? CGPoint) ?? (self["inputCenter"] as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(newValue, forKey: "inputCenter") }
  }
  /// The change of coordinates.
  public var transform: CGAffineTransform {
    get { self["inputTransform"] as? CGAffineTransform ?? .identity }
    set { setValue(newValue, forKey: "inputTransform") }
  }
}
