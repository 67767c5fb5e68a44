// SPDX-License-Identifier: MIT

import Foundation

/// The shortest line between two places on the ellipsoid WGS 84.
enum Geodesic {
  private static let equator = 6_378_137.0
  private static let flattening = 1 / 298.257223563

  /// The length in metres, by Vincenty's inverse formula; by a sphere for places that are nearly opposite, where it does not converge.
  /// No number for coordinates that are none.
  static func distance(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
    let radians = Double.pi / 180
    let pole = equator * (1 - flattening)
    let longitudes = (b.longitude - a.longitude) * radians
    let u1 = atan((1 - flattening) * tan(a.latitude * radians))
    let u2 = atan((1 - flattening) * tan(b.latitude * radians))
    var lambda = longitudes
    for _ in 0..<100 {
      let x = cos(u2) * sin(lambda)
      let y = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
      let sinSigma = (x * x + y * y).squareRoot()
      if sinSigma == 0 { return 0 }
      let cosSigma = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cos(u1) * cos(u2) * sin(lambda) / sinSigma
      let cosAlpha2 = 1 - sinAlpha * sinAlpha
      let middle = cosAlpha2 == 0 ? 0 : cosSigma - 2 * sin(u1) * sin(u2) / cosAlpha2
      let c = flattening / 16 * cosAlpha2 * (4 + flattening * (4 - 3 * cosAlpha2))
      let before = lambda
      let series = sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle * middle - 1))
      lambda = longitudes + (1 - c) * flattening * sinAlpha * series
      guard abs(lambda - before) < 1e-12 else { continue }
      let square = cosAlpha2 * (equator * equator - pole * pole) / (pole * pole)
      let largeA = 1 + square / 16384 * (4096 + square * (square * (320 - 175 * square) - 768))
      let largeB = square / 1024 * (256 + square * (square * (74 - 47 * square) - 128))
      let inner =
        cosSigma * (2 * middle * middle - 1)
        - largeB / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)
      return pole * largeA * (sigma - largeB * sinSigma * (middle + largeB / 4 * inner))
    }
    return onSphere(a, b)
  }

  private static func onSphere(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
    let radians = Double.pi / 180
    let height = sin((b.latitude - a.latitude) * radians / 2)
    let width = sin((b.longitude - a.longitude) * radians / 2)
    let chord = height * height + cos(a.latitude * radians) * cos(b.latitude * radians) * width * width
    return 2 * 6_371_008.8 * asin(chord > 1 ? 1 : chord.squareRoot())
  }
}
