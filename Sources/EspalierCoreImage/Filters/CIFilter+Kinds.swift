// SPDX-License-Identifier: MIT

extension CIFilter {
  /// A QR code: a pixel for each module, with a light edge of one.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { CIFilter(known: "CIQRCodeGenerator") }
  /// A blur whose deviation is the radius.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { CIFilter(known: "CIGaussianBlur") }
  /// The mean of a square.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { CIFilter(known: "CIBoxBlur") }
  /// Browns, as of an old photo.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { CIFilter(known: "CISepiaTone") }
  /// Saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls { CIFilter(known: "CIColorControls") }
  /// The opposite colours.
  public class func colorInvert() -> any CIFilter & CIColorInvert { CIFilter(known: "CIColorInvert") }
  /// Shades of one colour.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { CIFilter(known: "CIColorMonochrome") }
  /// Shades of gray.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { CIFilter(known: "CIPhotoEffectMono") }
  /// Shades of gray with a high contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { CIFilter(known: "CIPhotoEffectNoir") }
  /// More saturation where there is little.
  public class func vibrance() -> any CIFilter & CIVibrance { CIFilter(known: "CIVibrance") }
  /// More or less light.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { CIFilter(known: "CIExposureAdjust") }
  /// A power of the components.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { CIFilter(known: "CIGammaAdjust") }
  /// Hues turned by an angle.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { CIFilter(known: "CIHueAdjust") }
  /// Few values of each component.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { CIFilter(known: "CIColorPosterize") }
  /// Two colours in place of dark and light.
  public class func falseColor() -> any CIFilter & CIFalseColor { CIFilter(known: "CIFalseColor") }
  /// White, as opaque as the picture is bright.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { CIFilter(known: "CIMaskToAlpha") }
  /// Squares of one colour.
  public class func pixellate() -> any CIFilter & CIPixellate { CIFilter(known: "CIPixellate") }
  /// Dark corners.
  public class func vignette() -> any CIFilter & CIVignette { CIFilter(known: "CIVignette") }
  /// Edges that are continued without an end.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { CIFilter(known: "CIAffineClamp") }
  /// A picture in front of another one.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    CIFilter(known: "CISourceOverCompositing")
  }
  /// The product of two pictures.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    CIFilter(known: "CIMultiplyCompositing")
  }
  /// The inverse of the product of the inverse pictures.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation { CIFilter(known: "CIScreenBlendMode") }
  /// Two pictures, by the brightness of a third.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { CIFilter(known: "CIBlendWithMask") }
  /// A colour without an end.
  public class func constantColorGenerator() -> any CIFilter & CIConstantColorGenerator {
    CIFilter(known: "CIConstantColorGenerator")
  }
}
