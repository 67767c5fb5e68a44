// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Synchronization
import Testing

@testable import EspalierNetwork

/// The state of networks, of interfaces that the tests describe as the kernel does.
@MainActor @Suite struct PathTests {
  private let folder = TemporaryFolder()

  private func interface(_ name: String, _ files: [String: String]) throws -> NWInterface? {
    for (file, text) in files { try folder.write(text + "\n", to: "\(name)/\(file)") }
    return NWInterface(name: name, in: folder.url)
  }

  @Test("interfaces have the kinds that the kernel describes, and only connected ones count")
  func interfaces() throws {
    let up = ["operstate": "up", "type": "1"]
    let wireless = up.merging(["ifindex": "3", "wireless/x": ""]) { $1 }
    #expect(try interface("wlan0", wireless)?.type == .wifi)
    #expect(try interface("eth0", up.merging(["ifindex": "2"]) { $1 })?.type == .wiredEthernet)
    #expect(try interface("wwan0", up.merging(["ifindex": "4", "uevent": "DEVTYPE=wwan"]) { $1 })?.type == .cellular)
    #expect(try interface("tun0", ["operstate": "unknown", "type": "65534", "ifindex": "5"])?.type == .other)
    #expect(try interface("eth1", ["operstate": "down", "type": "1"]) == nil)
    #expect(try interface("lo", ["operstate": "unknown", "type": "772"]) == nil)
    #expect(NWInterface.connected(in: folder.url).map(\.name) == ["eth0", "wlan0", "wwan0", "tun0"])
  }

  @Test("kinds that a monitor requires or prohibits decide about the status")
  func kinds() throws {
    let cable = try #require(try interface("eth0", ["operstate": "up", "type": "1", "ifindex": "2"]))
    func path(_ required: NWInterface.InterfaceType? = nil, _ prohibited: [NWInterface.InterfaceType] = []) -> NWPath {
      NWPath(isAvailable: true, isMetered: false, interfaces: [cable], required: required, prohibited: prohibited)
    }
    #expect(path().status == .satisfied && path().usesInterfaceType(.wiredEthernet))
    #expect(path(.wifi).status == .unsatisfied && path(.wiredEthernet).status == .satisfied)
    #expect(path(nil, [.wiredEthernet]).status == .unsatisfied)
    #expect(NWPath(isAvailable: false, isMetered: true, interfaces: [cable]).status == .unsatisfied)
    #expect(NWPath(isAvailable: true, isMetered: true, interfaces: []).debugDescription == "satisfied (), expensive")
  }

  @Test("a monitor reports the present state once, on its queue")
  func monitor() async {
    let monitor = NWPathMonitor()
    let paths = Mutex<[NWPath]>([])
    monitor.pathUpdateHandler = { path in paths.withLock { $0.append(path) } }
    monitor.start(queue: .global())
    #expect(await eventually { paths.withLock { !$0.isEmpty } })
    monitor.cancel()
    #expect(paths.withLock { $0 } == [monitor.currentPath])
  }

  @Test("a monitor is a sequence of states")
  func sequence() async {
    for await path in NWPathMonitor() {
      #expect(path == NWPathMonitor().currentPath)
      break
    }
  }
}
