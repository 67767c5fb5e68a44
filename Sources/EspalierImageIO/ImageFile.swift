// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierPictures
import Foundation
import Synchronization

/// The pictures of a file in memory. A moving one is read from its start for a picture before the last one that was read.
final class ImageFile: Sendable {
  let data: Data
  let kind: ImageFileKind
  private let state = Mutex(State())

  private struct State {
    var first: CGImage?
    nonisolated(unsafe) var reader: (any FrameReader)?
    /// The number of pictures that the reader has read, and the last one.
    var read = 0
    var last: CGImage?
    var frames: Frames?
  }

  /// The number and the times of the pictures.
  struct Frames {
    /// The times in seconds; none for a still picture.
    var delays: [Double] = []
    var loopCount: Int?
    var count: Int { max(delays.count, 1) }
  }

  /// nil for data that is no picture.
  init?(_ data: Data) {
    guard let kind = ImageFileKind(data) else { return nil }
    self.data = data
    self.kind = kind
  }

  /// The number and the times of the pictures.
  var frames: Frames {
    state.withLock { state in
      if let known = state.frames { return known }
      let frames = readFrames()
      state.frames = frames
      return frames
    }
  }

  private func readFrames() -> Frames {
    switch kind {
    case .gif:
      let frames = GIFFrames(data)
      return Frames(delays: frames?.delays ?? [], loopCount: frames?.loopCount)
    case .webP:
      guard let reader = WebPReader(data), reader.count > 1 else { return Frames() }
      return Frames(delays: WebPReader.delays(data), loopCount: reader.loopCount)
    default: return Frames()
    }
  }

  /// A picture, upright and as a whole; nil if there is none, or for damaged data.
  func image(at index: Int) -> CGImage? {
    let frames = frames
    guard index >= 0, index < frames.count else { return nil }
    return state.withLock { state in
      frames.count == 1 ? still(&state) : frame(at: index, &state) ?? (index == 0 ? still(&state) : nil)
    }
  }

  private func still(_ state: inout State) -> CGImage? {
    if state.first == nil {
      state.first = (try? PictureDecoder.decode(data, name: "picture"))?.pixels.flatMap { CGImage(surface: $0) }
    }
    return state.first
  }

  private func frame(at index: Int, _ state: inout State) -> CGImage? {
    if index == state.read - 1 { return state.last }
    if state.reader == nil || index < state.read {
      state.reader = kind == .gif ? GIFFrames(data).flatMap { GIFReader(data, $0) } : WebPReader(data)
      state.read = 0
    }
    while state.read <= index {
      guard let image = state.reader?.next() else { return nil }
      state.last = image
      state.read += 1
    }
    return state.last
  }
}
