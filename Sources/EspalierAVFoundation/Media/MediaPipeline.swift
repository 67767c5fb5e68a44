// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierLibraries
import EspalierNumbers
import EspalierServices
import Foundation
import Synchronization

/// One file or address that GStreamer plays. Only its sound is played: its pictures are not shown.
final class MediaPipeline: @unchecked Sendable {
  /// End of playing.
  enum End: Sendable {
    /// The end of the media was reached.
    case finished
    /// The media cannot be read; the reason.
    case failed(String)
  }

  private let library: GStreamer
  private let element: GStreamer.Element
  private let bus: GStreamer.Element
  private let receiver: Receiver

  /// - Parameter ended: Called on the thread of events.
  /// - Returns: nil without GStreamer.
  init?(_ url: URL, ended: @escaping @Sendable (End) -> Void) {
    guard let library = GStreamer.shared else { return nil }
    guard let element = library.make("playbin", nil) else {
      GStreamer.warn("GStreamer's element playbin")
      return nil
    }
    (self.library, self.element) = (library, g_object_ref_sink(element))
    library.set(element, "uri", url.absoluteString)
    library.set(element, "flags", "audio+soft-volume")
    let bus = library.bus(element)!
    self.bus = bus
    receiver = Receiver(library, ended)
    let data = Unmanaged.passRetained(receiver)
    nonisolated(unsafe) let (watched, pointer) = (bus, data.toOpaque())
    EventThread.run {
      library.watch(watched)
      Receiver.connect(watched, pointer)
    }
  }

  deinit {
    _ = library.setState(element, GStreamer.State.stopped.rawValue)
    nonisolated(unsafe) let bus = bus
    EventThread.run { [library] in
      library.endWatch(bus)
      // The signals release the receiver.
      g_object_unref(bus)
    }
    g_object_unref(element)
  }

  /// Receives the ends of a pipeline.
  private final class Receiver: Sendable {
    let library: GStreamer
    let ended: @Sendable (End) -> Void

    init(_ library: GStreamer, _ ended: @escaping @Sendable (End) -> Void) {
      (self.library, self.ended) = (library, ended)
    }

    static func connect(_ bus: GStreamer.Element, _ data: UnsafeMutableRawPointer) {
      typealias Message = @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void
      let finished: Message = { _, _, data in
        Unmanaged<Receiver>.fromOpaque(data!).takeUnretainedValue().ended(.finished)
      }
      let failed: Message = { _, message, data in
        let receiver = Unmanaged<Receiver>.fromOpaque(data!).takeUnretainedValue()
        var error: UnsafeMutableRawPointer?
        receiver.library.parseError(message, &error, nil)
        guard let error = error?.assumingMemoryBound(to: GError.self) else { return }
        let reason = String(cString: error.pointee.message)
        g_error_free(error)
        receiver.ended(.failed(reason))
      }
      g_signal_connect_data(
        bus, "message::eos", unsafeBitCast(finished, to: GCallback.self), data, nil, GConnectFlags(rawValue: 0))
      let release: GClosureNotify = { data, _ in Unmanaged<Receiver>.fromOpaque(data!).release() }
      g_signal_connect_data(
        bus, "message::error", unsafeBitCast(failed, to: GCallback.self), data, release, GConnectFlags(rawValue: 0))
    }
  }

  // MARK: - Playing

  /// Changes the state, and waits until media is read, at most as long as a user waits for a button.
  /// - Returns: Whether the state was reached.
  @discardableResult
  func change(to state: GStreamer.State) -> Bool {
    // 0: GST_STATE_CHANGE_FAILURE
    guard library.setState(element, state.rawValue) != 0 else { return false }
    return state == .playing || waitForMedia()
  }

  private func waitForMedia() -> Bool {
    // 1: GST_STATE_CHANGE_SUCCESS, 3: GST_STATE_CHANGE_NO_PREROLL, of a broadcast
    [1, 3].contains(library.waitForState(element, nil, nil, 2_000_000_000))
  }

  /// The volume, from 0 to 1.
  func setVolume(_ volume: Double) { library.set(element, "volume", String(min(max(volume, 0), 10))) }
  /// Whether nothing is heard.
  func setMuted(_ isMuted: Bool) { library.set(element, "mute", isMuted ? "true" : "false") }

  /// The position, in seconds; nil before media was read.
  var position: Double? { time(library.position) }
  /// The duration, in seconds; nil before media was read, and for a broadcast.
  var duration: Double? { time(library.duration) }

  private func time(_ query: GStreamer.Time) -> Double? {
    var nanoseconds: Int64 = 0
    guard query(element, GStreamer.Number.time, &nanoseconds) != 0, nanoseconds >= 0 else { return nil }
    return Double(nanoseconds) / 1e9
  }

  /// Moves to a position, in seconds, from which media is played with a speed: 1 is that of the media.
  @discardableResult
  func seek(to seconds: Double, rate: Double) -> Bool {
    let isDone = library.seek(
      element, rate == 0 ? 1 : rate, GStreamer.Number.time, GStreamer.Number.exactSeek, GStreamer.Number.absolute,
      Int64(clamping: max(seconds, 0) * 1e9), GStreamer.Number.unchanged, -1)
    // The position is the new one after media was read there.
    return isDone != 0 && waitForMedia()
  }
}
