// SPDX-License-Identifier: MIT

#if DEBUG
  /// The hosts that exist, for the checks of debug builds. Hosts belong to the main actor, and so does this.
  package enum LivingHosts {
    /// The life of one host: its address, and a number that no other host has.
    package struct Life {
      fileprivate let address: UnsafeMutableRawPointer
      fileprivate let number: Int
    }

    nonisolated(unsafe) private static var numbers: [UnsafeMutableRawPointer: Int] = [:]
    nonisolated(unsafe) private static var last = 0

    private static func address(of host: ViewGraph) -> UnsafeMutableRawPointer {
      Unmanaged.passUnretained(host).toOpaque()
    }

    static func begin(_ host: ViewGraph) {
      last += 1
      numbers[address(of: host)] = last
    }

    static func end(_ host: ViewGraph) { numbers[address(of: host)] = nil }

    package static func life(of host: ViewGraph) -> Life {
      let address = address(of: host)
      guard let number = numbers[address] else {
        preconditionFailure("A part of a view tree was made for a host that is gone")
      }
      return Life(address: address, number: number)
    }

    package static func check(_ life: Life) {
      precondition(numbers[life.address] == life.number, "A part of a view tree was used after the end of its host")
    }
  }
#endif
