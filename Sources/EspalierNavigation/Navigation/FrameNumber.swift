// SPDX-License-Identifier: MIT

import EspalierCore

/// The number of the frame whose actions are running, for actions that compare times of changes. Reading it records no
/// dependency.
@propertyWrapper
struct FrameNumber: DynamicProperty {
  private var host: WeakHost?

  init() {}

  /// Zero before the view is installed.
  @MainActor var wrappedValue: Int { host?.value?.progress.frame ?? 0 }

  @MainActor static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs) -> _PropertyConnection? {
    Connection(inputs.host.weakReference)
  }

  private final class Connection: _PropertyConnection {
    private let host: WeakHost
    init(_ host: WeakHost) { self.host = host }

    override func update(_ property: UnsafeMutableRawPointer) {
      property.assumingMemoryBound(to: FrameNumber.self).pointee.host = host
    }
  }
}
