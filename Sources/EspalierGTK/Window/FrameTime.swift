// SPDX-License-Identifier: MIT

internal import EspalierCGtk

/// Converts the clock of GTK's frames to seconds since a graph was made.
struct FrameTime {
  private let start = g_get_monotonic_time()

  var now: Double { seconds(at: g_get_monotonic_time()) }

  /// - Parameter time: A frame's time, in microseconds.
  func seconds(at time: Int) -> Double { Double(time - start) / 1e6 }
}
