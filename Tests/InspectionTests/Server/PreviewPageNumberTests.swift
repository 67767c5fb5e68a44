// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierPages
@testable import EspalierPreviews

@MainActor @Suite("Numbers and names of a request leave the page of previews usable")
struct PreviewPageNumberTests {
  private func status(_ text: String, _ address: URL) async throws -> Int? {
    let (port, token) = address.served
    let filled = text.replacingOccurrences(of: "TOKEN", with: token)
      .replacingOccurrences(of: "HTTP/1.1\r\n", with: "HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n")
    return RawClient.status(try await Task.detached { try RawClient.exchange(filled, port: port) }.value)
  }

  private func act(_ body: String, _ address: URL) async throws -> Int? {
    try await status(
      "POST /do?token=TOKEN HTTP/1.1\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)", address)
  }

  @Test func whatThePageDoesNotOfferIsIgnored() async throws {
    let (page, model, address) = try ServedPages.previews()
    for value in ["nan", "inf", "-inf", "1e300", "0", "-1", "0.3", "0x1p-1074"] {
      #expect(try await act(#"[{"choose":"zoom","value":"\#(value)"}]"#, address) == 204)
      #expect(model.zoom == nil, "\(value)")
    }
    #expect(try await act(#"[{"choose":"zoom","value":"0.5"},{"choose":"preview","value":"none"}]"#, address) == 204)
    #expect(model.zoom == 0.5 && model.chosen == nil)
    #expect(try await act(#"[{"choose":"preview","value":"Card"},{"choose":"none","value":""}]"#, address) == 204)
    #expect(model.chosen == "Card")
    #expect(try await act(#"[{"width":1e308,"scale":-1e308}]"#, address) == 204)
    #expect(model.boardWidth == 16384 && model.displayScale == 1)
    #expect(try await act(#"[{"width":-5e-324,"scale":1e308},{"choose":"zoom","value":""}]"#, address) == 204)
    #expect(model.boardWidth == 1 && model.displayScale == 4)
    #expect(try await status("GET /?token=TOKEN HTTP/1.1\r\n\r\n", address) == 200)
    withExtendedLifetime(page) {}
  }

  @Test func bodiesThatAreNoActions() async throws {
    let (page, model, address) = try ServedPages.previews()
    let bodies = [
      "", "null", "{}", "[", "[{}]", "[{\"width\":1e999,\"scale\":1}]", "[{\"width\":\"1\",\"scale\":1}]",
      String(repeating: "[", count: 60_000), String(repeating: "{\"stage\":", count: 6_000), "\u{FEFF}[]x",
      "[" + String(repeating: "{\"restart\":true},", count: 101).dropLast() + "]",
    ]
    for body in bodies { #expect(try await act(body, address) == 400, "\(body.prefix(40))") }
    let hundred = "[" + String(repeating: "{\"restart\":true},", count: 100).dropLast() + "]"
    #expect(try await act(hundred, address) == 204)
    withExtendedLifetime((page, model)) {}
  }

  @Test func picturesAreThoseOfStages() async throws {
    let (page, model, address) = try ServedPages.previews()
    let names = [("Card%1Fdesktop%1Flight", 200), ("", 404), ("Card", 404), ("%F0%9F%98%80", 404), ("%C3", 400)]
    for (stage, expected) in names {
      #expect(try await status("GET /picture?token=TOKEN&stage=\(stage) HTTP/1.1\r\n\r\n", address) == expected)
    }
    withExtendedLifetime((page, model)) {}
  }
}
