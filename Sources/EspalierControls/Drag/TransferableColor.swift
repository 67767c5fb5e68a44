// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierCore
import EspalierDrawing
import EspalierNumbers
import EspalierPrimitives
import Foundation
import UniformTypeIdentifiers

/// The format in which programs of Linux's desktops exchange colours (`application/x-color`): red, green, blue and opacity in 16
/// bits each. A colour that depends on the environment is written with its value in light appearance; components outside of sRGB
/// are clamped.
extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(
      contentType: .desktopColor, exporting: { $0.resolve(in: EnvironmentValues()).desktopColor },
      importing: { data in
        guard let color = ResolvedColor(desktopColor: data) else { throw ColorTransferError.isNoColor }
        return Color(color)
      })
  }
}

private enum ColorTransferError: Error { case isNoColor }

extension UTType {
  fileprivate static let desktopColor = UTType(mimeType: "application/x-color")!
}

extension ResolvedColor {
  fileprivate var desktopColor: Data {
    let numbers = [red, green, blue, opacity].map { UInt16(clamping: (min(max($0, 0), 1) * 65535).rounded()) }
    return numbers.withUnsafeBytes { Data($0) }
  }

  /// Nil for data of another length.
  fileprivate init?(desktopColor data: Data) {
    guard data.count == 8 else { return nil }
    let numbers = data.withUnsafeBytes { bytes in
      (0..<4).map { Float(bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)) / 65535 }
    }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
  }
}
