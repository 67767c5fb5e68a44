// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

/// A colour by lightness and two opponent axes, in which equal steps appear equal: Björn Ottosson's Oklab.
struct PerceptualColor {
  var lightness, greenRed, blueYellow, opacity: Float

  init(_ color: ResolvedColor) {
    let (r, g, b) = (color.linearRed, color.linearGreen, color.linearBlue)
    let l = cbrtf(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b)
    let m = cbrtf(0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b)
    let s = cbrtf(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
    lightness = 0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s
    greenRed = 1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s
    blueYellow = 0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s
    opacity = color.opacity
  }

  var resolved: ResolvedColor {
    func cube(_ value: Float) -> Float { value * value * value }
    let l = cube(lightness + 0.396_337_78 * greenRed + 0.215_803_76 * blueYellow)
    let m = cube(lightness - 0.105_561_346 * greenRed - 0.063_854_17 * blueYellow)
    let s = cube(lightness - 0.089_484_18 * greenRed - 1.291_485_5 * blueYellow)
    var color = ResolvedColor(red: 0, green: 0, blue: 0, opacity: opacity)
    color.linearRed = 4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s
    color.linearGreen = -1.268_438 * l + 2.609_757_4 * m - 0.341_319_4 * s
    color.linearBlue = -0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s
    return color
  }
}

extension ResolvedColor {
  /// The perceptual mixture of two colours, weighted by opacity.
  func perceptuallyMixed(with other: ResolvedColor, by fraction: Double) -> ResolvedColor {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    let share = Float(fraction)
    var a = PerceptualColor(self)
    let b = PerceptualColor(other)
    let opacity = a.opacity + (b.opacity - a.opacity) * share
    let weight = opacity > 0 ? b.opacity * share / opacity : share
    func mix(_ path: WritableKeyPath<PerceptualColor, Float>) {
      a[keyPath: path] += (b[keyPath: path] - a[keyPath: path]) * weight
    }
    mix(\.lightness)
    mix(\.greenRed)
    mix(\.blueYellow)
    a.opacity = opacity
    return a.resolved
  }
}

extension ResolvedGradient {
  /// The gradient with perceptually uniform steps, as one with many stops.
  var perceptual: ResolvedGradient { subdivided { $0.perceptuallyMixed(with: $1, by: $2) } }
}
