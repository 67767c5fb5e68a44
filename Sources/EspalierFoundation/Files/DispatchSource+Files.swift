// SPDX-License-Identifier: MIT

import Dispatch
import EspalierNumbers
import Foundation
import Glibc

/// A source of the events of a file.
public protocol DispatchSourceFileSystemObject: _WrappedSource {}

extension DispatchSourceFileSystemObject {
  /// The descriptor of the file.
  public var handle: Int32 { Int32(truncatingIfNeeded: (self as any DispatchSourceProtocol).handle) }
  /// The events since the handler last ran.
  public var data: DispatchSource.FileSystemEvent {
    DispatchSource.FileSystemEvent(rawValue: (self as any DispatchSourceProtocol).data)
  }
  /// The events that call the handler.
  public var mask: DispatchSource.FileSystemEvent {
    DispatchSource.FileSystemEvent(rawValue: (self as any DispatchSourceProtocol).mask)
  }
}

extension DispatchSource {
  /// Makes a source of the events of an open file, by inotify. `link` and `revoke` do not occur; `extend` is `write`, too.
  ///
  /// The file is the one that the descriptor has when the source is made. A source of a descriptor that is not open receives
  /// nothing.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    FileEventSource(fileDescriptor, eventMask, queue)
  }
}

/// A source around one that reads the events of inotify.
private final class FileEventSource: WrappedSource, DispatchSourceFileSystemObject, @unchecked Sendable {
  private let file: Int32
  private let wanted: DispatchSource.FileSystemEvent
  private var found: DispatchSource.FileSystemEvent = []
  private let events: Int32

  private nonisolated(unsafe) static let names: [(event: DispatchSource.FileSystemEvent, bits: UInt32)] = [
    (.write, UInt32(IN_MODIFY)), (.extend, UInt32(IN_MODIFY)), (.attrib, UInt32(IN_ATTRIB)),
    (.rename, UInt32(IN_MOVE_SELF)), (.delete, UInt32(IN_DELETE_SELF)), (.delete, UInt32(IN_ATTRIB)),
    // The events of folders.
    (.write, UInt32(IN_CREATE)), (.write, UInt32(IN_DELETE)), (.write, UInt32(IN_MOVED_FROM)),
    (.write, UInt32(IN_MOVED_TO)),
  ]

  init(_ file: Int32, _ mask: DispatchSource.FileSystemEvent, _ queue: DispatchQueue?) {
    self.file = file
    wanted = mask
    events = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    let bits = Self.names.filter { !mask.isDisjoint(with: $0.event) }.reduce(0) { $0 | $1.bits }
    if bits != 0 { inotify_add_watch(events, "/proc/self/fd/\(file)", bits) }
    super.init(DispatchSource.makeReadSource(fileDescriptor: events, queue: queue))
    finish(.unspecified, [], nil)
  }

  /// Reads the events that are there.
  private func read() -> DispatchSource.FileSystemEvent {
    var bits: UInt32 = 0
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(events, &buffer, buffer.count)
      guard count > 0 else { break }
      var place = 0
      while place + MemoryLayout<inotify_event>.size <= count {
        let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self) }
        bits |= event.mask
        place += MemoryLayout<inotify_event>.size + Int(event.len)
      }
    }
    var result: DispatchSource.FileSystemEvent = []
    for (event, own) in Self.names where bits & own != 0 && wanted.contains(event) { result.insert(event) }
    // The removal of a file that is open is a change of its attributes: it has no name any more.
    if result.contains(.delete), bits & UInt32(IN_DELETE_SELF) == 0, hasName { result.remove(.delete) }
    return result
  }

  private var hasName: Bool {
    var status = stat()
    return fstat(file, &status) == 0 && status.st_nlink > 0
  }

  override func takesEvent() -> Bool {
    found = read()
    return !found.isEmpty
  }

  override var ending: () -> Void { { [events] in close(events) } }

  var handle: UInt { UInt(UInt32(bitPattern: file)) }
  var mask: UInt { wanted.rawValue }
  var data: UInt { found.rawValue }
}
