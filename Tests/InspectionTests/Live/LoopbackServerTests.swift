// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import Testing

@testable import EspalierPages

@Suite("The server of a live page answers nobody without its token")
struct LoopbackServerTests {
  private func server() throws -> LoopbackServer {
    try #require(
      LoopbackServer(token: "secret") { request in
        switch request.path {
        case "/": .page(Data("page".utf8))
        case "/pick": request.body == Data("{\"pick\":3}".utf8) ? .done : .notFound
        case "/events": .stream()
        default: .notFound
        }
      })
  }

  private func status(_ address: String, host: String? = nil, post: String? = nil) async throws -> (Int, String) {
    var request = URLRequest(url: try #require(URL(string: address)))
    if let host { request.setValue(host, forHTTPHeaderField: "Host") }
    if let post {
      request.httpMethod = "POST"
      request.httpBody = Data(post.utf8)
    }
    let (data, response) = try await URLSession.shared.data(for: request)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
  }

  @Test func withTheToken() async throws {
    let server = try server()
    #expect(server.address == "http://127.0.0.1:\(server.port)/?token=secret")
    #expect(try await status(server.address) == (200, "page"))
    let origin = "http://127.0.0.1:\(server.port)/"
    #expect(try await status(origin + "pick?token=secret", post: "{\"pick\":3}").0 == 204)
    #expect(try await status(origin + "other?token=secret").0 == 404)
  }

  @Test(arguments: ["", "?token=", "?token=wrong", "?token=secret2"]) func withoutTheToken(_ query: String) async throws
  {
    let server = try server()
    for path in ["", "events", "pick"] {
      #expect(try await status("http://127.0.0.1:\(server.port)/\(path)\(query)").0 == 403)
    }
  }

  @Test func underAnotherName() async throws {
    let server = try server()
    #expect(try await status(server.address, host: "evil.example:\(server.port)").0 == 403)
  }

  @Test func onTheLoopbackInterfaceAlone() throws {
    let server = try server()
    let port = String(server.port, radix: 16, uppercase: true)
    let sockets = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
    let listening = sockets.split(separator: "\n").filter { $0.contains(":" + port) && $0.contains(" 0A ") }
    #expect(!listening.isEmpty && listening.allSatisfy { $0.contains("0100007F:") }, "\(listening)")
    withExtendedLifetime(server) {}
  }
}
