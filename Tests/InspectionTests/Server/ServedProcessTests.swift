// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Glibc
import Testing

/// The serving process from the system's side: its descriptors and its processor time.
@Suite("The process that serves a page survives what its peers do")
struct ServedProcessTests {
  @Test func withoutDescriptorsItWaitsForThem() async throws {
    let file = try ServedFile(
      """
      import SwiftUI
      #Preview("Card") { Text("Hi") }

      """, "--appearance", "light")
    defer { file.stop() }
    let address = try #require(URL(string: try await file.address()))
    let (port, token) = address.served
    let get = "GET /?token=\(token) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
    #expect(RawClient.status(try RawClient.exchange(get, port: port)) == 200)

    let viewer = try #require(ProcessTree.process(below: file.command, started: "ESPALIER_LIVE=viewer"))
    let before = try Self.openDescriptors(viewer)
    var usual = rlimit()
    #expect(prlimit(viewer, __rlimit_resource_t(RLIMIT_NOFILE.rawValue), nil, &usual) == 0)
    // As many as it has: accept fails with EMFILE.
    var none = rlimit(rlim_cur: rlim_t(before), rlim_max: usual.rlim_max)
    #expect(prlimit(viewer, __rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none, nil) == 0)
    let time = try Self.processorTime(viewer)
    var clients = try (0..<40).map { _ in try RawClient(port: port) }
    try await Task.sleep(for: .seconds(2))
    #expect(try Self.processorTime(viewer) - time < 1, "it does not try again all the time")
    #expect(clients.count == 40)
    clients = []
    #expect(prlimit(viewer, __rlimit_resource_t(RLIMIT_NOFILE.rawValue), &usual, nil) == 0)
    #expect(RawClient.status(try RawClient.exchange(get, port: port)) == 200)

    // A flood leaves it its descriptors.
    clients = try (0..<300).map { _ in try RawClient(port: port) }
    #expect(try Self.openDescriptors(viewer) <= before + 16 + 4)
    #expect(RawClient.status(try RawClient.exchange(get, port: port)) == 200)
    clients = []
    #expect(await eventually { (try? Self.openDescriptors(viewer)).map { $0 <= before + 4 } ?? false })
  }

  private static func openDescriptors(_ process: Int32) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count
  }

  /// Seconds.
  private static func processorTime(_ process: Int32) throws -> Double {
    let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    return (Double(fields[12]) ?? 0) / 100 + (Double(fields[13]) ?? 0) / 100
  }
}

/// A function of glibc, whose header Swift's module has without its extensions.
@_silgen_name("prlimit")
private func prlimit(
  _ process: Int32, _ resource: __rlimit_resource_t, _ new: UnsafePointer<rlimit>?, _ old: UnsafeMutablePointer<rlimit>?
) -> Int32
