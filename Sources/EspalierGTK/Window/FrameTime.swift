// SPDX-License-Identifier: MIT

internal import EspalierCGtk

/// Seconds since a graph was made, by the clock that GTK's frames have too.
struct FrameTime {
  private let start = g_get_monotonic_time()

  var now: Double { seconds(at: g_get_monotonic_time()) }

  /// - Parameter time: microseconds, of a frame.
  func seconds(at time: Int) -> Double { Double(time - start) / 1e6 }
}
