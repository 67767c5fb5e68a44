// SPDX-License-Identifier: MIT

import EspalierLibraries
import Foundation

/// The library that reads and plays media, which is opened at the first use.
struct GStreamer: Sendable {
  /// Nil without the library, or without the element that plays files; a warning states the next step.
  static let shared = GStreamer()

  typealias Element = UnsafeMutableRawPointer
  typealias Time = @convention(c) @Sendable (Element?, Int32, UnsafeMutablePointer<Int64>) -> Int32

  /// Numbers of GStreamer's enumerations.
  enum Number {
    /// `GST_FORMAT_TIME`: nanoseconds.
    static let time: Int32 = 3
    /// `GST_SEEK_FLAG_FLUSH` and `GST_SEEK_FLAG_ACCURATE`.
    static let exactSeek: UInt32 = 0b11
    /// `GST_SEEK_TYPE_SET` and `GST_SEEK_TYPE_NONE`.
    static let (absolute, unchanged): (Int32, Int32) = (1, 0)
  }

  /// State of an element, by GStreamer's numbers.
  enum State: Int32 { case stopped = 1, ready, paused, playing }

  let make: @convention(c) @Sendable (UnsafePointer<CChar>, UnsafePointer<CChar>?) -> Element?
  let set: @convention(c) @Sendable (Element?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
  let setState: @convention(c) @Sendable (Element?, Int32) -> Int32
  let waitForState:
    @convention(c) @Sendable (Element?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UInt64) -> Int32
  let position: Time
  let duration: Time
  let seek: @convention(c) @Sendable (Element?, Double, Int32, UInt32, Int32, Int64, Int32, Int64) -> Int32
  let bus: @convention(c) @Sendable (Element?) -> Element?
  let watch: @convention(c) @Sendable (Element?) -> Void
  let endWatch: @convention(c) @Sendable (Element?) -> Void
  let parseError:
    @convention(c) @Sendable (OpaquePointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?, OpaquePointer?) -> Void

  private init?() {
    guard let library = LoadedLibrary("libgstreamer-1.0.so.0") else {
      Self.warn("libgstreamer-1.0")
      return nil
    }
    let start: @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Int32 =
      library.required("gst_init_check")
    guard start(nil, nil, nil) != 0 else {
      Self.warn("a working GStreamer")
      return nil
    }
    make = library.required("gst_element_factory_make")
    set = library.required("gst_util_set_object_arg")
    setState = library.required("gst_element_set_state")
    waitForState = library.required("gst_element_get_state")
    position = library.required("gst_element_query_position")
    duration = library.required("gst_element_query_duration")
    seek = library.required("gst_element_seek")
    bus = library.required("gst_element_get_bus")
    watch = library.required("gst_bus_add_signal_watch")
    endWatch = library.required("gst_bus_remove_signal_watch")
    parseError = library.required("gst_message_parse_error")
  }

  static func warn(_ missing: String) {
    LibraryWarning.once(
      "AVFoundation: \(missing) is missing, so that nothing is played. Install GStreamer: apt-get install "
        + "gstreamer1.0-plugins-base gstreamer1.0-plugins-good")
  }
}
