// SPDX-License-Identifier: MIT

import Foundation

/// Type of a media file. GStreamer recognises files by their content: a type is a hint only.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Sound without compression.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// Sound without compression.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// Sound in Apple's container.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// Sound of MPEG, layer 3.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// Sound of MPEG 4.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// A film of MPEG 4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// A film of MPEG 4.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// A film of QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
}
