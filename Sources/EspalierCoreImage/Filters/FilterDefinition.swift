// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

/// The values of a filter, and its calculation.
struct FilterDefinition: @unchecked Sendable {
  /// The names of the values with their defaults; nil for pictures.
  let defaults: [String: Any?]
  let make: (CIFilter) -> CIImage?

  init(_ defaults: [String: Any?], _ make: @escaping (CIFilter) -> CIImage?) {
    (self.defaults, self.make) = (defaults, make)
  }

  /// A filter of one picture.
  private static func picture(
    _ defaults: [String: Any?] = [:], _ make: @escaping (CIFilter, CIImage) -> CIImage?
  ) -> FilterDefinition {
    FilterDefinition(defaults.merging([kCIInputImageKey: nil]) { $1 }) { filter in
      filter.inputImage.flatMap { make(filter, $0) }
    }
  }

  /// A filter that changes each colour by itself, not premultiplied.
  private static func colors(
    _ defaults: [String: Any?] = [:],
    _ make: @escaping (CIFilter) -> @Sendable (SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterDefinition {
    picture(defaults) { filter, image in
      let change = make(filter)
      return CIImage(extent: image.extent, isSharp: image.isSharp) { image.block($0).mapColors(change) }
    }
  }

  /// A filter of two pictures, whose pixels are premultiplied.
  private static func pair(
    _ blend: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterDefinition {
    picture([kCIInputBackgroundImageKey: nil]) { filter, front in
      guard let back = filter.backgroundImage else { return front }
      let extent = front.extent == .infinite || back.extent == .infinite ? .infinite : front.extent.union(back.extent)
      return CIImage(extent: extent) { rect in
        var result = back.block(rect)
        let above = front.block(rect)
        for index in result.pixels.indices { result.pixels[index] = blend(above.pixels[index], result.pixels[index]) }
        return result
      }
    }
  }

  private static let weights = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)

  static let all: [String: FilterDefinition] = geometry.merging(tones) { $1 }.merging(blends) { $1 }

  private static let blends: [String: FilterDefinition] = [
    "CISourceOverCompositing": pair { $0 + $1 * (1 - $0.w) },
    "CIMultiplyCompositing": pair { $0 * $1 },
    "CIMultiplyBlendMode": pair { $0 * $1 + $0 * (1 - $1.w) + $1 * (1 - $0.w) },
    "CIScreenBlendMode": pair { $0 + $1 - $0 * $1 },
    "CIAdditionCompositing": pair { ($0 + $1).clamped(lowerBound: .zero, upperBound: .one) },
    "CISourceInCompositing": pair { $0 * $1.w },
    "CISourceOutCompositing": pair { $0 * (1 - $1.w) },
    "CISourceAtopCompositing": pair { $0 * $1.w + $1 * (1 - $0.w) },
    "CIBlendWithMask": picture([kCIInputBackgroundImageKey: nil, kCIInputMaskImageKey: nil]) { filter, front in
      guard let mask = filter.maskImage else { return front }
      let back = filter.backgroundImage
      return CIImage(extent: back.map { front.extent.union($0.extent) } ?? front.extent) { rect in
        var result = back?.block(rect) ?? PixelBlock(rect)
        let (above, parts) = (front.block(rect), mask.block(rect))
        for index in result.pixels.indices {
          let share = (parts.pixels[index] * weights).sum()
          result.pixels[index] = above.pixels[index] * share + result.pixels[index] * (1 - share)
        }
        return result
      }
    },
    "CIConstantColorGenerator": FilterDefinition([kCIInputColorKey: CIColor.white]) { CIImage(color: $0.color) },
    "CIQRCodeGenerator": FilterDefinition(["inputMessage": nil, "inputCorrectionLevel": "M"]) { filter in
      guard let message = filter["inputMessage"] as? Data,
        let code = QRCode(Array(message), correction: QRCode.Correction(filter.correctionLevel) ?? .medium)
      else { return nil }
      return CIImage(code)
    },
  ]

  private static let tones: [String: FilterDefinition] = [
    "CIColorInvert": colors { _ in { SIMD4(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) } },
    "CISepiaTone": colors([kCIInputIntensityKey: Float(1)]) { filter in
      let intensity = min(max(filter.intensity, 0), 1)
      return { color in
        let red = (color * SIMD4(0.393, 0.769, 0.189, 0)).sum()
        let green = (color * SIMD4(0.349, 0.686, 0.168, 0)).sum()
        let blue = (color * SIMD4(0.272, 0.534, 0.131, 0)).sum()
        return color * (1 - intensity) + SIMD4(red, green, blue, color.w) * intensity
      }
    },
    "CIColorControls": colors([
      kCIInputSaturationKey: Float(1), kCIInputBrightnessKey: Float(0), kCIInputContrastKey: Float(1),
    ]) { filter in
      let (saturation, brightness, contrast) = (filter.saturation, filter.brightness, filter.contrast)
      return { color in
        let gray = (color * weights).sum()
        let saturated = SIMD4(repeating: gray) * (1 - saturation) + color * saturation
        let result = (saturated - 0.5) * contrast + 0.5 + brightness
        return SIMD4(result.x, result.y, result.z, color.w)
      }
    },
    "CIColorMonochrome": colors([
      kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: Float(1),
    ]) { filter in
      let (tint, intensity) = (filter.color.straight, filter.intensity)
      return { color in
        let shade = tint * (color * weights).sum()
        return color * (1 - intensity) + SIMD4(shade.x, shade.y, shade.z, color.w) * intensity
      }
    },
    "CIPhotoEffectMono": colors { _ in
      { color in
        let gray = (color * weights).sum()
        return SIMD4(gray, gray, gray, color.w)
      }
    },
    "CIPhotoEffectNoir": colors { _ in
      { color in
        let gray = ((color * weights).sum() - 0.5) * 1.5 + 0.5
        return SIMD4(gray, gray, gray, color.w)
      }
    },
    "CIVibrance": colors([kCIInputAmountKey: Float(0)]) { filter in
      let amount = filter.amount
      return { color in
        let most = max(color.x, color.y, color.z)
        let own = most - min(color.x, color.y, color.z)
        let factor = 1 + amount * (1 - own)
        let gray = (color * weights).sum()
        let result = SIMD4(repeating: gray) * (1 - factor) + color * factor
        return SIMD4(result.x, result.y, result.z, color.w)
      }
    },
    "CIExposureAdjust": colors([kCIInputEVKey: Float(0)]) { filter in
      // Twice the light in linear light is this factor in sRGB, whose exponent is about 2.2.
      let factor = exp2(filter.ev / 2.2)
      return { SIMD4($0.x * factor, $0.y * factor, $0.z * factor, $0.w) }
    },
    "CIGammaAdjust": colors(["inputPower": Float(1)]) { filter in
      let power = filter.power
      return { SIMD4(pow($0.x, power), pow($0.y, power), pow($0.z, power), $0.w) }
    },
    "CIHueAdjust": colors([kCIInputAngleKey: Float(0)]) { filter in
      let (c, s) = (cos(filter.angle), sin(filter.angle))
      let third = (1 - c) / 3
      let side = s * Float(1.0 / 3).squareRoot()
      return { color in
        let mean = (color.x + color.y + color.z) * third
        return SIMD4(
          color.x * c + mean + (color.z - color.y) * side, color.y * c + mean + (color.x - color.z) * side,
          color.z * c + mean + (color.y - color.x) * side, color.w)
      }
    },
    "CIColorPosterize": colors(["inputLevels": Float(6)]) { filter in
      let levels = max(2, filter.levels)
      return { color in
        let result = (color * levels).rounded(.down) / (levels - 1)
        return SIMD4(result.x, result.y, result.z, color.w)
      }
    },
    "CIFalseColor": colors(["inputColor0": CIColor.black, "inputColor1": CIColor.white]) { filter in
      let (dark, light) = (filter.color0.straight, filter.color1.straight)
      return { color in
        let share = (color * weights).sum()
        let result = dark * (1 - share) + light * share
        return SIMD4(result.x, result.y, result.z, result.w * color.w)
      }
    },
    "CIMaskToAlpha": colors { _ in { SIMD4(1, 1, 1, ($0 * weights).sum() * $0.w) } },
    "CIColorMatrix": colors([
      "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
      "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
      "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
    ]) { filter in
      func row(_ key: String) -> SIMD4<Float> {
        guard let vector = filter[key] as? CIVector else { return .zero }
        return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
      }
      let rows = (row("inputRVector"), row("inputGVector"), row("inputBVector"), row("inputAVector"))
      let bias = row("inputBiasVector")
      return { color in
        SIMD4((color * rows.0).sum(), (color * rows.1).sum(), (color * rows.2).sum(), (color * rows.3).sum()) + bias
      }
    },
  ]

  private static let geometry: [String: FilterDefinition] = [
    "CIGaussianBlur": picture([kCIInputRadiusKey: Float(10)]) { filter, image in
      Blur.gaussian(image, deviation: filter.radius)
    },
    "CIBoxBlur": picture([kCIInputRadiusKey: Float(10)]) { filter, image in Blur.box(image, radius: filter.radius) },
    "CIAffineTransform": picture([kCIInputTransformKey: CGAffineTransform.identity]) { filter, image in
      image.transformed(by: filter.transform)
    },
    "CIAffineClamp": picture([kCIInputTransformKey: CGAffineTransform.identity]) { filter, image in
      image.clampedToExtent().transformed(by: filter.transform)
    },
    "CICrop": picture(["inputRectangle": nil]) { filter, image in
      switch filter["inputRectangle"] {
      case let vector as CIVector: image.cropped(to: vector.cgRectValue)
      case let rect as CGRect: image.cropped(to: rect)
      default: image
      }
    },
    "CILanczosScaleTransform": picture([kCIInputScaleKey: Float(1), "inputAspectRatio": Float(1)]) { filter, image in
      let scale = CGFloat(filter.scale)
      return image.transformed(
        by: CGAffineTransform(scaleX: scale * CGFloat(filter.number("inputAspectRatio") ?? 1), y: scale))
    },
    "CIPixellate": picture([kCIInputScaleKey: Float(8), kCIInputCenterKey: CGPoint(x: 150, y: 150)]) { filter, image in
      let size = max(1, Int(clamping: filter.scale.rounded()))
      let (left, bottom) = (Int(clamping: filter.center.x.rounded()), Int(clamping: filter.center.y.rounded()))
      return CIImage(extent: image.extent) { rect in
        let source = image.block(rect.outset(size).intersection(PixelRect(image.extent)))
        func start(_ value: Int, _ origin: Int) -> Int {
          let rest = (value - origin) % size
          return value - (rest < 0 ? rest + size : rest)
        }
        var kept: [PixelRect: SIMD4<Float>] = [:]
        var result = PixelBlock(rect)
        for y in rect.y..<rect.maxY {
          for x in rect.x..<rect.maxX {
            let square = PixelRect(x: start(x, left), y: start(y, bottom), width: size, height: size)
            if kept[square] == nil {
              let part = square.intersection(source.rect)
              var sum = SIMD4<Float>.zero
              for j in part.y..<part.maxY { for i in part.x..<part.maxX { sum += source[i, j] } }
              kept[square] = part.isEmpty ? .zero : sum / Float(part.width * part.height)
            }
            result[x, y] = kept[square] ?? .zero
          }
        }
        return result
      }
    },
    "CIVignette": picture([kCIInputIntensityKey: Float(0), kCIInputRadiusKey: Float(1)]) { filter, image in
      let (intensity, radius) = (filter.intensity, max(0.1, filter.radius))
      let frame = image.extent
      return CIImage(extent: frame) { rect in
        var result = image.block(rect)
        for y in rect.y..<rect.maxY {
          for x in rect.x..<rect.maxX {
            let dx = (Float(x) + 0.5 - Float(frame.midX)) / Float(frame.width / 2)
            let dy = (Float(y) + 0.5 - Float(frame.midY)) / Float(frame.height / 2)
            let shade = max(0, 1 - intensity * (dx * dx + dy * dy) / 4 / radius)
            let pixel = result[x, y]
            result[x, y] = SIMD4(pixel.x * shade, pixel.y * shade, pixel.z * shade, pixel.w)
          }
        }
        return result
      }
    },
  ]
}

extension CIImage {
  /// A pixel for each module of a code, with a light edge of one.
  convenience init(_ code: QRCode) {
    let size = code.size + 2
    self.init(extent: CGRect(x: 0, y: 0, width: size, height: size), isSharp: true) { rect in
      var block = PixelBlock(rect, .one)
      for y in rect.y..<rect.maxY {
        for x in rect.x..<rect.maxX {
          let (column, row) = (x - 1, size - 2 - y)
          if 0..<code.size ~= column, 0..<code.size ~= row, code[column, row] { block[x, y] = SIMD4(0, 0, 0, 1) }
        }
      }
      return block
    }
  }
}
