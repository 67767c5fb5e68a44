// SPDX-License-Identifier: MIT

import Foundation

/// The pictures of a window that are decoded and reduced on another thread. Until then their places are empty, or filled by the
/// same picture in another size.
///
/// A drawing that is made within ``whileDrawing(_:)`` takes the pixels that are there. For others it has to be made once more, after
/// ``onArrival``.
@MainActor
package final class AwaitedPictures {
  /// The pictures of the drawing that is being made; nil: all pixels are made at once.
  package private(set) static var current: AwaitedPictures?

  private static let queue = DispatchQueue(label: "pictures", qos: .userInitiated)
  /// The most requests that wait: older ones are of pictures that have been scrolled away.
  private static let mostWaiting = 64

  /// The newest last, which is made first.
  private var waiting: [PictureRequest] = []
  private var isWorking = false
  /// The surfaces that have arrived, so that a drawing with several pictures finds all of them, however few the caches keep.
  private var held: [(request: PictureRequest, surface: PixelSurface)] = []
  private var isIncomplete = false
  /// The number of surfaces that have arrived so far.
  package private(set) var arrivals = 0
  /// Called when a drawing can be completed.
  package var onArrival: () -> Void = {}
  /// Called with a picture that cannot be decoded, and the reason.
  package var onFailure: (Picture, PictureError) -> Void = { _, _ in }

  package init() {}

  /// Makes a drawing of the pixels that are there.
  /// - Returns: Whether others are missing, which are requested.
  package func whileDrawing<Result>(_ draw: () -> Result) -> (result: Result, isIncomplete: Bool) {
    let outer = (Self.current, isIncomplete)
    (Self.current, isIncomplete) = (self, false)
    defer { (Self.current, isIncomplete) = outer }
    let result = draw()
    return (result, isIncomplete)
  }

  /// Makes a drawing of all pixels within another one, for example one that is cached.
  package static func completing<Result>(_ draw: () -> Result) -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return draw()
  }

  /// The surface for the current drawing, or one that stands for it.
  package static func surface(_ request: PictureRequest) -> PixelSurface? {
    guard let current else { return request.make() }
    return current.surface(request)
  }

  private func surface(_ request: PictureRequest) -> PixelSurface? {
    if let ready = held.last(where: { $0.request == request })?.surface ?? request.ready { return ready }
    guard let encoded = request.picture as? EncodedPicture, encoded.isAwaited, encoded.failure == nil else {
      return nil
    }
    isIncomplete = true
    let standIn = request.standIn
    waiting.removeAll { $0.picture === request.picture }
    waiting.append(request)
    if waiting.count > Self.mostWaiting { waiting.removeFirst() }
    work()
    return standIn
  }

  private func work() {
    guard !isWorking, let next = waiting.popLast() else { return }
    isWorking = true
    Self.queue.async {
      let made = next.make()
      DispatchQueue.main.async { [weak self] in self?.arrived(made, for: next) }
    }
  }

  private func arrived(_ surface: PixelSurface?, for request: PictureRequest) {
    isWorking = false
    arrivals += 1
    if let surface { held.append((request, surface)) }
    if surface == nil, let encoded = request.picture as? EncodedPicture, let failure = encoded.failure {
      onFailure(encoded, failure)
    }
    work()
    onArrival()
  }

  /// Releases the surfaces that have arrived, after a drawing of the whole window that misses none.
  package func drawingIsComplete() { held = [] }
}
