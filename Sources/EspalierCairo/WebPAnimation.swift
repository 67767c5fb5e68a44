// SPDX-License-Identifier: MIT

internal import EspalierCWebP
import EspalierNumbers
import Foundation

/// Encodes frames as an animated WebP, lossless.
@MainActor
final class WebPAnimation {
  private let encoder: OpaquePointer
  private let width: Int
  private let height: Int
  private var time = 0.0

  init(width: Int, height: Int) throws {
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0 else { throw RenderingError.webp("the library is another version") }
    guard width <= 16383, height <= 16383 else {
      throw RenderingError.webp("\(width) × \(height) pixels are more than the 16383 that the format allows")
    }
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw RenderingError.webp("no encoder for \(width) × \(height) pixels")
    }
    self.encoder = encoder
    self.width = width
    self.height = height
  }

  isolated deinit { WebPAnimEncoderDelete(encoder) }

  func add(_ rgba: [UInt8], duration: Duration) throws {
    var config = WebPConfig()
    guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, 4) != 0 else {
      throw RenderingError.webp("no configuration")
    }
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw RenderingError.webp("no picture") }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(width)
    picture.height = Int32(height)
    guard WebPPictureImportRGBA(&picture, rgba, Int32(width * 4)) != 0,
      WebPAnimEncoderAdd(encoder, &picture, Int32(clamping: time.rounded()), &config) != 0
    else { throw RenderingError.webp(message) }
    let (seconds, attoseconds) = duration.components
    time = min(time + max(Double(seconds) * 1000 + Double(attoseconds) / 1e15, 1), 2e9)
  }

  func data() throws -> Data {
    WebPAnimEncoderAdd(encoder, nil, Int32(clamping: time.rounded()), nil)
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAssemble(encoder, &data) != 0, let bytes = data.bytes else {
      throw RenderingError.webp(message)
    }
    return Data(bytes: bytes, count: data.size)
  }

  private var message: String { String(cString: WebPAnimEncoderGetError(encoder)) }
}
