// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation
import Testing

@testable import EspalierCoreImage

@Suite("Filters of pictures")
struct FilterTests {
  /// A picture of rows from the top, each pixel four bytes.
  private func picture(_ width: Int, _ pixels: [[UInt8]]) throws -> CIImage {
    let image = CGImage(rgba: pixels.flatMap { $0 }, width: width, height: pixels.count / width)
    return CIImage(cgImage: try #require(image))
  }

  private func pixels(_ image: CIImage?, _ rect: CGRect? = nil) throws -> [[UInt8]] {
    let image = try #require(image)
    let result = try #require(CIContext().createCGImage(image, from: rect ?? image.extent))
    return stride(from: 0, to: result.rgba.count, by: 4).map { Array(result.rgba[$0..<$0 + 4]) }
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let white: [UInt8] = [255, 255, 255, 255]
  private let black: [UInt8] = [0, 0, 0, 255]
  private let clear: [UInt8] = [0, 0, 0, 0]

  @Test("A picture without filters keeps its pixels, also half clear ones") func identity() throws {
    let all = [red, white, black, [200, 100, 50, 128], clear, [1, 2, 3, 255]]
    let image = try picture(3, all)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(try pixels(image) == all)
  }

  @Test("The origin is at the lower left") func origin() throws {
    let image = try picture(1, [red, white])
    #expect(try pixels(image.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))) == [white])
    #expect(try pixels(image, CGRect(x: 0, y: 1, width: 2, height: 2)) == [clear, clear, red, clear])
  }

  @Test(
    "Filters of colours change each pixel",
    arguments: [
      ("CIColorInvert", [:], [0, 255, 255, 255]),
      ("CISepiaTone", [kCIInputIntensityKey: 1.0], [100, 89, 69, 255]),
      ("CIColorControls", [kCIInputSaturationKey: 0.0], [54, 54, 54, 255]),
      ("CIColorControls", [kCIInputBrightnessKey: 0.5], [255, 128, 128, 255]),
      ("CIHueAdjust", [kCIInputAngleKey: 2 * Double.pi / 3], [0, 255, 0, 255]),
      ("CIMaskToAlpha", [:], [255, 255, 255, 54]),
      ("CIPhotoEffectMono", [:], [54, 54, 54, 255]),
    ] as [(String, [String: Double], [UInt8])])
  func colors(name: String, parameters: [String: Double], result: [UInt8]) throws {
    let image = try picture(1, [red])
    #expect(try pixels(image.applyingFilter(name, parameters: parameters)) == [result])
  }

  @Test("False colours and matrices replace components") func colorsByValues() throws {
    let filter = CIFilter.falseColor()
    filter.inputImage = try picture(2, [black, white])
    filter.color0 = CIColor(red: 0, green: 0, blue: 1)
    filter.color1 = .clear
    #expect(try pixels(filter.outputImage) == [[0, 0, 255, 255], clear])
    let matrix = try #require(CIFilter(name: "CIColorMatrix"))
    matrix.setValue(try picture(1, [red]), forKey: kCIInputImageKey)
    matrix.setValue(CIVector(x: 0, y: 0, z: 0, w: 0), forKey: "inputRVector")
    matrix.setValue(CIVector(x: 0, y: 0, z: 0, w: 1), forKey: "inputBVector")
    #expect(try pixels(matrix.outputImage) == [[0, 0, 255, 255]])
  }

  @Test("A blur keeps the sum of a picture, and grows beyond it") func blur() throws {
    let filter = CIFilter.gaussianBlur()
    filter.inputImage = try picture(1, [white])
    filter.radius = 1
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: -3, y: -3, width: 7, height: 7))
    let alphas = try pixels(image).map { Int($0[3]) }
    #expect(abs(alphas.reduce(0, +) - 255) < 20)
    #expect(alphas[24] == alphas.max() && alphas[23] == alphas[25] && alphas[17] == alphas[31])
    filter.radius = 0
    #expect(try pixels(filter.outputImage) == [white])
  }

  @Test("A blurred clamped picture keeps its edges") func clampedBlur() throws {
    let image = try picture(2, [red, red, red, red])
    let result = image.clampedToExtent().applyingGaussianBlur(sigma: 5).cropped(to: image.extent)
    #expect(try pixels(result) == [red, red, red, red])
  }

  @Test("Pictures are moved, scaled and turned") func transforms() throws {
    let image = try picture(2, [red, white])
    let moved = image.transformed(by: CGAffineTransform(translationX: 3, y: 0))
    #expect(moved.extent.minX == 3)
    #expect(try pixels(moved) == [red, white])
    let turned = image.transformed(by: CGAffineTransform(rotationAngle: .pi / 2))
    #expect(try pixels(turned, CGRect(x: -1, y: 0, width: 1, height: 2)) == [white, red])
    let large = image.samplingNearest().transformed(by: CGAffineTransform(scaleX: 2, y: 1))
    #expect(try pixels(large) == [red, red, white, white])
    #expect(image.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent == .zero)
  }

  @Test("Pictures are drawn over each other, and over a colour without an end") func composition() throws {
    let half = try picture(1, [[255, 0, 0, 128]])
    let result = half.composited(over: CIImage(color: .white))
    #expect(result.extent == .infinite)
    #expect(try pixels(result, CGRect(x: 0, y: 0, width: 2, height: 1)) == [[255, 127, 127, 255], white])
    #expect(CIContext().createCGImage(result, from: result.extent) == nil)
    let mask = CIFilter.blendWithMask()
    mask.inputImage = try picture(2, [red, red])
    mask.backgroundImage = try picture(2, [white, white])
    mask.maskImage = try picture(2, [black, white])
    #expect(try pixels(mask.outputImage) == [white, red])
  }

  @Test("Squares of one colour are the mean of their pixels") func pixellate() throws {
    let filter = CIFilter.pixellate()
    filter.inputImage = try picture(4, [black, white, white, white])
    filter.scale = 2
    filter.center = .zero
    #expect(try pixels(filter.outputImage).map { $0[0] } == [128, 128, 255, 255])
  }

  @Test("Filters are made by their names, with defaults; others are nil") func names() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    #expect(filter.name == "CISepiaTone" && filter.inputKeys == ["inputImage", "inputIntensity"])
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Float == 1)
    #expect(filter.outputImage == nil)
    #expect(CIFilter(name: "CINothing") == nil)
    filter.setValue(1, forKey: "inputNothing")
    #expect(filter.value(forKey: "inputNothing") == nil)
    #expect(CIFilter.filterNames(inCategory: nil).contains("CIQRCodeGenerator"))
  }

  @Test("Pictures are read from data; other data are none") func data() throws {
    let png = Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")
    let image = try #require(png.flatMap { CIImage(data: $0) })
    #expect(image.extent.size == CGSize(width: 1, height: 1))
    #expect(CIImage(data: Data([1, 2, 3])) == nil)
    #expect(CIImage(contentsOf: URL(fileURLWithPath: "/nowhere.png")) == nil)
  }
}
