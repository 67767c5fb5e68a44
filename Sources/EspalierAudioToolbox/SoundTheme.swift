// SPDX-License-Identifier: MIT

import EspalierLibraries
import EspalierServices
import Foundation

/// The desktop's sound theme, by libcanberra, which is opened at the first sound.
enum SoundTheme {
  private typealias Ended = @convention(c) (OpaquePointer?, UInt32, Int32, UnsafeMutableRawPointer?) -> Void
  private typealias Set = @convention(c) @Sendable (OpaquePointer?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32

  private struct Player: @unchecked Sendable {
    let context: OpaquePointer
    let makeList: @convention(c) @Sendable (UnsafeMutablePointer<OpaquePointer?>) -> Int32
    let freeList: @convention(c) @Sendable (OpaquePointer?) -> Int32
    let set: Set
    let play:
      @convention(c) @Sendable (OpaquePointer?, UInt32, OpaquePointer?, Ended?, UnsafeMutableRawPointer?) -> Int32

    /// - Returns: nil without the library.
    init?() {
      guard let library = LoadedLibrary("libcanberra.so.0") else {
        LibraryWarning.once(
          "AudioToolbox: libcanberra is not installed, so that no sound is heard. Install it: apt-get install libcanberra0 "
            + "sound-theme-freedesktop")
        return nil
      }
      let make: @convention(c) @Sendable (UnsafeMutablePointer<OpaquePointer?>) -> Int32 =
        library.required("ca_context_create")
      var context: OpaquePointer?
      guard make(&context) == 0, let context else { return nil }
      self.context = context
      makeList = library.required("ca_proplist_create")
      freeList = library.required("ca_proplist_destroy")
      set = library.required("ca_proplist_sets")
      play = library.required("ca_context_play_full")
    }
  }

  private static let player = Player()
  private static let queue = DispatchQueue(label: "AudioToolbox")

  /// Plays a sound. Can be called on any thread, and returns at once.
  /// - Parameter ended: Called on another thread at the end of the sound, or if it cannot be heard.
  static func play(_ source: SystemSounds.Source, ended: @escaping @Sendable () -> Void) {
    queue.async {
      guard let player else { return ended() }
      var list: OpaquePointer?
      guard player.makeList(&list) == 0 else { return ended() }
      defer { _ = player.freeList(list) }
      _ = player.set(list, "application.name", ProgramIdentity.name)
      switch source {
      case .event(let name): _ = player.set(list, "event.id", name)
      case .file(let path): _ = player.set(list, "media.filename", path)
      }
      let end = Unmanaged.passRetained(End(ended))
      let status = player.play(
        player.context, 0, list,
        { _, _, _, data in Unmanaged<End>.fromOpaque(data!).takeRetainedValue().ended() }, end.toOpaque())
      // No callback follows a failure: no sound server runs, or sounds are switched off.
      if status != 0 { end.takeRetainedValue().ended() }
    }
  }

  private final class End: Sendable {
    let ended: @Sendable () -> Void
    init(_ ended: @escaping @Sendable () -> Void) { self.ended = ended }
  }
}
