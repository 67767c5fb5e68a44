// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierPages

@Suite("No path of a page answers another page, another name or another user")
struct PageAccessTests {
  private static let paths = ["/", "/events", "/pick", "/do", "/picture", "/other", "//", "/../etc/passwd"]
  private static let methods = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "x"]

  /// Fields, and the query, of requests that have no access; in each PORT and TOKEN are the right ones.
  private static let withoutAccess = [
    ("Host: 127.0.0.1:PORT", ""), ("Host: 127.0.0.1:PORT", "?token="), ("Host: 127.0.0.1:PORT", "?token=TOKENx"),
    ("Host: 127.0.0.1:PORT", "?token=x&token=TOKEN"), ("Host: 127.0.0.1:PORT", "?token=TOKEN&token=TOKEN"),
    ("Host: 127.0.0.1:PORT", "?Token=TOKEN"), ("Host: 127.0.0.1:PORT\r\nCookie: token=TOKEN", ""),
    ("Host: 127.0.0.1", "?token=TOKEN"), ("Host: evil.example:PORT", "?token=TOKEN"),
    ("Host: 127.0.0.1.evil.example:PORT", "?token=TOKEN"), ("Host: [::1]:PORT", "?token=TOKEN"),
    ("Host: 0.0.0.0:PORT", "?token=TOKEN"), ("Host: 127.0.0.1:PORT@evil.example", "?token=TOKEN"),
    ("Host:", "?token=TOKEN"), ("Host: 127.0.0.1:1", "?token=TOKEN"),
    ("Host: 127.0.0.1:PORT\r\nOrigin: http://evil.example", "?token=TOKEN"),
    ("Host: 127.0.0.1:PORT\r\nOrigin: null", "?token=TOKEN"), ("Host: 127.0.0.1:PORT\r\nOrigin:", "?token=TOKEN"),
    ("Host: 127.0.0.1:PORT\r\nOrigin: http://127.0.0.1:1", "?token=TOKEN"),
    ("Host: 127.0.0.1:PORT\r\nOrigin: http://localhost:PORT", "?token=TOKEN"),
    ("Host: 127.0.0.1:PORT\r\nOrigin: https://127.0.0.1:PORT", "?token=TOKEN"),
    ("Host: 127.0.0.1:PORT\r\nSec-Fetch-Site: cross-site", "?token=TOKEN"),
    ("Host: 127.0.0.1:PORT\r\nSec-Fetch-Site: same-site", "?token=TOKEN"),
    ("Host: 127.0.0.1:PORT\r\nSec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors", "?token=TOKEN"),
  ]

  private func expectNoAccess(_ address: URL) throws {
    let (port, token) = address.served
    func filled(_ text: String) -> String {
      text.replacingOccurrences(of: "PORT", with: "\(port)").replacingOccurrences(of: "TOKEN", with: token)
    }
    for method in Self.methods {
      for path in Self.paths {
        for (fields, query) in Self.withoutAccess {
          let answer = try RawClient.exchange(
            "\(method) \(path)\(filled(query)) HTTP/1.1\r\n\(filled(fields))\r\n\r\n", port: port)
          #expect(RawClient.status(answer) == 403, "\(method) \(path) \(fields) \(query)")
          #expect(!answer.contains(token))
        }
      }
      guard !["GET", "POST"].contains(method) else { continue }
      let answer = try RawClient.exchange(
        "\(method) /?token=\(token) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n", port: port)
      #expect(RawClient.status(answer) == 405 && answer.contains("\r\nAllow: GET, POST\r\n"), "\(method)")
    }
    // A browser opens the address, an editor opens it in a frame, and the page sends what it does.
    for fields in [
      "Sec-Fetch-Site: none", "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate",
      "Sec-Fetch-Site: same-origin\r\nOrigin: http://localhost:\(port)", "X: y",
    ] {
      let answer = try RawClient.exchange(
        "GET /?token=\(token) HTTP/1.1\r\nHost: localhost:\(port)\r\n\(fields)\r\n\r\n", port: port)
      #expect(RawClient.status(answer) == 200, "\(fields)")
    }
  }

  @Test func theInspector() async throws {
    let (inspector, address) = try await MainActor.run {
      try ServedPages.inspector(ViewHost(Text("Hi"), size: CGSize(width: 40, height: 20)))
    }
    try expectNoAccess(address)
    withExtendedLifetime(inspector) {}
  }

  @Test func thePreviews() async throws {
    let (page, model, address) = try await MainActor.run { try ServedPages.previews() }
    try expectNoAccess(address)
    withExtendedLifetime((page, model)) {}
  }

  @Test func aRefusalTellsWhatToDo() throws {
    let server = try #require(LoopbackServer(token: "secret", queue: .global()) { _ in .done })
    let answer = try RawClient.exchange(
      "GET / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n", port: server.port)
    #expect(answer.hasSuffix("\r\n\r\nThe address lacks its token: open the address that the command has printed.\n"))
  }
}
