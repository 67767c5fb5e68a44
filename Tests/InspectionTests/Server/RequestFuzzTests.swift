// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierPages

/// Requests with random mutations, to the parser and to both pages over real connections. In the corpus PORT and TOKEN stand for
/// those of the server, so that many inputs get past the token to what answers them.
@Suite("Any bytes are a request, more to come, or a refusal") struct RequestFuzzTests {
  private static let words = [
    "\r\n", "\r\n\r\n", "GET ", "POST ", " HTTP/1.1", "Host: 127.0.0.1:PORT\r\n", "Content-Length: ", "?token=TOKEN",
    "Transfer-Encoding: chunked\r\n", "Origin: null\r\n", "Sec-Fetch-Site: none\r\n", "Last-Event-ID: ", "%00", "%",
    "&stage=", "[", "]", "{", "}", "\"choose\":\"zoom\",\"value\":\"nan\"", "\"event\":\"press\",\"x\":1e308,\"y\":0",
    "\"width\":", "\"pick\":", "null", "[[[[[[[[[[[[[[[[", "{\"a\":{\"a\":{\"a\":", "\0", "\u{7F}", "\u{1F}",
  ]

  private func run(_ name: String, usual: Int = 10_000) throws -> MutationRun {
    // The connections of 10,000 take a few seconds: each run tries as many.
    MutationRun(
      name, corpus: try MutationRun.corpus("Tests/InspectionTests/Corpus/requests"), words: Self.words,
      usual: usual)
  }

  @Test func parser() throws {
    let run = try run("requests to the parser")
    run { input in
      var parser = RequestParser()
      var rest = input
      let piece = input.count % 97 + 1
      while !rest.isEmpty {
        let reading = Data(rest.prefix(piece)).withUnsafeBytes { parser.read($0) }
        if case .refused(let refusal) = reading { throw refusal }
        if case .complete(let request) = reading {
          #expect(request.body.count <= 65536 && !request.method.isEmpty && request.path.hasPrefix("/"))
          return
        }
        rest = rest.dropFirst(piece)
      }
    }
  }

  /// Actions and picks with random mutations, in requests that are well-formed.
  private func attackBodies(_ name: String, _ path: String, _ address: URL) throws {
    let (port, token) = address.served
    let bodies = try MutationRun.corpus("Tests/InspectionTests/Corpus/requests")
      .filter { $0.starts(with: Data("POST \(path)?".utf8)) }
      .compactMap { request in
        request.range(of: Data("\r\n\r\n".utf8)).map { Data(request[$0.upperBound...]) }
      }
    let run = MutationRun(name, corpus: bodies.filter { !$0.isEmpty }, words: Self.words)
    var statuses: [Int: Int] = [:]
    run { input in
      let body = input.prefix(65536)
      let head =
        "POST \(path)?token=\(token) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: \(body.count)\r\n\r\n"
      let answer = try RawClient.exchange(Data(head.utf8) + body, port: port)
      statuses[RawClient.status(answer) ?? 0, default: 0] += 1
    }
    #expect(Set(statuses.keys).isSubset(of: [204, 400]), "\(statuses)")
    print("\(name): answers by their status: \(statuses.sorted { $0.key < $1.key })")
  }

  /// Sends each input on a connection of its own; every answer is one of HTTP, and the last request is answered as the first.
  private func attack(_ name: String, _ address: URL) throws {
    let (port, token) = address.served
    func filled(_ input: Data) -> Data {
      var input = input
      for (word, value) in [("PORT", "\(port)"), ("TOKEN", token)] {
        while let range = input.range(of: Data(word.utf8)) { input.replaceSubrange(range, with: Data(value.utf8)) }
      }
      return input
    }
    var statuses: [Int: Int] = [:]
    let run = try run(name)
    run { input in
      let client = try RawClient(port: port)
      client.send(filled(input))
      client.endSending()
      // Events go on for as long as the page stays.
      let answer = client.read(upTo: "retry: 1000\n\n")
      guard let status = RawClient.status(answer) else { return #expect(answer.isEmpty, "\(answer)") }
      statuses[status, default: 0] += 1
    }
    let known = Set(RequestRefusal.Status.allCases.map(\.rawValue) + [200, 204])
    #expect(Set(statuses.keys).isSubset(of: known), "\(statuses)")
    #expect((statuses[200] ?? 0) > 0 && (statuses[400] ?? 0) > 0, "\(statuses)")
    print("\(name): answers by their status: \(statuses.sorted { $0.key < $1.key })")
    let plain = try RawClient.exchange(
      "GET /?token=\(token) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", port: port)
    #expect(RawClient.status(plain) == 200)
  }

  @Test func inspector() async throws {
    let (inspector, address) = try await MainActor.run {
      try ServedPages.inspector(ViewHost(Text("Hi"), size: CGSize(width: 40, height: 20)))
    }
    try attack("requests to the inspector", address)
    try attackBodies("picks", "/pick", address)
    withExtendedLifetime(inspector) {}
  }

  @Test func previews() async throws {
    let (page, model, address) = try await MainActor.run { try ServedPages.previews() }
    try attack("requests to the previews", address)
    try attackBodies("actions", "/do", address)
    withExtendedLifetime((page, model)) {}
  }
}
