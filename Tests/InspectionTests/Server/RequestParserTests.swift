// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierPages

@Suite("A request is read strictly, or refused with a status")
struct RequestParserTests {
  private func read(_ text: String, piece: Int = .max) -> RequestParser.Reading {
    var parser = RequestParser()
    var rest = Data(text.utf8)
    var reading = RequestParser.Reading.needsMore
    while !rest.isEmpty, reading == .needsMore {
      reading = Data(rest.prefix(piece)).withUnsafeBytes { parser.read($0) }
      rest = rest.dropFirst(piece)
    }
    return reading
  }

  private func status(_ text: String) -> Int? {
    if case .refused(let refusal) = read(text) { refusal.status.rawValue } else { nil }
  }

  private func request(_ text: String, piece: Int = .max) throws -> PageRequest {
    guard case .complete(let request) = read(text, piece: piece) else { throw CocoaError(.coderReadCorrupt) }
    return request
  }

  @Test(arguments: [1, 2, 7, Int.max]) func aWholeRequestInPiecesOfAnyLength(_ piece: Int) throws {
    let request = try request(
      "POST /do?token=a%2Fb&stage=%C3%A4%1F1&flag HTTP/1.1\r\nHOST: localhost:1 \r\nX: y\r\n"
        + "Content-Length:\t007\r\nOrigin: http://localhost:1\r\n\r\n[1,2,3]GET / HTTP/1.1\r\n", piece: piece)
    #expect(request.method == "POST" && request.path == "/do")
    #expect(request.value(of: "token") == "a/b" && request.value(of: "stage") == "ä\u{1F}1")
    #expect(request.value(of: "flag") == "" && request.value(of: "other") == nil)
    #expect(
      request.fields == ["host": "localhost:1", "content-length": "007", "origin": "http://localhost:1"])
    #expect(String(decoding: request.body, as: UTF8.self) == "[1,2,3]")
  }

  @Test func aRequestThatIsNotWholeNeedsMore() {
    #expect(read("") == .needsMore)
    #expect(read("GET / HTTP/1.1\r\nHost: a\r\n") == .needsMore)
    #expect(read("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 65536\r\n\r\nabc") == .needsMore)
  }

  @Test(arguments: [
    "-1", "+1", "1.0", "1e3", "0x10", "1 1", "1,1", "", "nan", "٣", "1;", "18446744073709551616a",
    "--9223372036854775808",
  ])
  func aLengthThatIsNoNumber(_ length: String) {
    #expect(status("POST /do HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\n\r\n") == 400)
  }

  @Test(arguments: ["65537", "9223372036854775807", "9223372036854775808", "99999999999999999999999999"])
  func aLengthBeyondTheLimit(_ length: String) {
    #expect(status("POST /do HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\n\r\n") == 413)
  }

  @Test(arguments: [
    "Content-Length: 1\r\nContent-Length: 1", "Content-Length: 1\r\ncontent-length: 2",
    "Transfer-Encoding: chunked\r\nContent-Length: 1", "Host: b", "Origin: a\r\nOrigin: a",
    "X: a\r\n folded", "X: a\r\n\tfolded", " X: a", "X : a", "X", ": a", "X\u{1}: a", "X: a\u{0}b", "X: a\u{7F}",
    "X: a\rb", "X: a\nY: b", "Xä: a",
  ])
  func fieldsWithTwoReadings(_ fields: String) {
    #expect(status("POST /do HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\n") == 400)
  }

  @Test(arguments: [
    "GET /", "GET / HTTP", "GET  / HTTP/1.1", " GET / HTTP/1.1", "GET / HTTP/1.1 ", "GET http://a/ HTTP/1.1",
    "CONNECT a:1 HTTP/1.1", "OPTIONS * HTTP/1.1", "GET /a#b HTTP/1.1", "GET /ä HTTP/1.1", "G(T / HTTP/1.1", "",
    "GET /?a=%4 HTTP/1.1", "GET /?a=%zz HTTP/1.1", "GET /?a=%00 HTTP/1.1", "GET /?a=%FF HTTP/1.1", "GET a HTTP/1.1",
    "GET /?" + String(repeating: "a&", count: 17) + " HTTP/1.1", "\u{16}\u{3}\u{1}", "GET\t/ HTTP/1.1",
  ])
  func firstLinesThatAreNone(_ line: String) {
    #expect(status("\(line)\r\nHost: a\r\n\r\n") == 400)
  }

  @Test func otherRefusals() {
    #expect(status("GET / HTTP/1.1\r\n\r\n") == 400, "no host")
    #expect(status("GET / HTTP/2.0\r\nHost: a\r\n\r\n") == 505)
    #expect(status("GET / HTTP/9999999999999999999\r\n\r\n") == 505)
    #expect(status("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n") == 411)
    #expect(status("GET /" + String(repeating: "a", count: 8192)) == 414)
    #expect(status("GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 16384)) == 431)
    #expect(status("GET / HTTP/1.1\r\n" + String(repeating: "X: a\r\n", count: 101)) == 431)
    let long = "X: " + String(repeating: "a", count: 1000) + "\r\n"
    #expect(status("GET / HTTP/1.1\r\n" + String(repeating: long, count: 33)) == 431)
  }

  @Test func aRequestOfHTTP1point0MayNameNoHost() throws {
    #expect(try request("GET / HTTP/1.0\r\n\r\n").fields == [:])
  }

  /// A head without an end costs what its limit allows, however much of it there is.
  @Test func whatIsRefusedIsRefusedBeforeItsEnd() {
    var parser = RequestParser()
    let piece = Data(repeating: UInt8(ascii: "a"), count: 4096)
    var pieces = 0
    while case .needsMore = piece.withUnsafeBytes({ parser.read($0) }) { pieces += 1 }
    #expect(pieces == 2)
  }
}

@Suite("A token is compared as a whole")
struct TokenTests {
  @Test func equalAndUnequal() {
    #expect(RequestAccess.areEqual("secret", "secret"))
    for given in ["", "s", "secre", "secret2", "Secret", "secreu", "secretsecret", "sécret"] {
      #expect(!RequestAccess.areEqual(given, "secret"), "\(given)")
    }
    #expect(!RequestAccess.areEqual("", ""), "a server without a token answers nothing")
  }

  @Test func everyTokenIsAnotherOf256Bits() {
    let tokens = (0..<100).map { _ in LoopbackServer.newToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
  }
}
