// SPDX-License-Identifier: MIT

import Dispatch
import EspalierTestSupport
import Foundation
import Glibc
import Testing

@testable import EspalierPages

/// Peers that do what a browser never does; nothing of it keeps the program or other peers waiting.
@Suite("A server of a page gives away no more than its limits")
struct ServerLimitTests {
  private let queue = DispatchQueue(label: "answers")

  private func server(_ limits: ServerLimits = ServerLimits()) throws -> LoopbackServer {
    try #require(
      LoopbackServer(token: "secret", limits: limits, queue: queue) { request in
        switch request.path {
        case "/": .page(Data("page".utf8))
        case "/large": .page(Data(count: 32 << 20))
        case "/do": .done
        case "/events": .stream(first: ServerEvent(Data("whole".utf8), number: 7))
        default: .notFound
        }
      })
  }

  private func get(_ path: String, _ server: LoopbackServer) -> String {
    "GET \(path)?token=secret HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
  }

  private func status(_ text: String, _ server: LoopbackServer) throws -> Int? {
    RawClient.status(try RawClient.exchange(text, port: server.port))
  }

  private func expectAnAnswer(_ server: LoopbackServer, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let answer = try RawClient.exchange(get("/", server), port: server.port)
    #expect(RawClient.status(answer) == 200 && answer.hasSuffix("\r\n\r\npage"), sourceLocation: sourceLocation)
  }

  /// Failure 2: this ended the program by signal 4.
  @Test func theLengthOfABodyIsCheckedBeforeAnythingElse() throws {
    let server = try server()
    for (length, expected) in [("-1", 400), ("-9223372036854775808", 400), ("9223372036854775807", 413), ("1, 2", 400)]
    {
      #expect(try status("POST /do HTTP/1.1\r\nContent-Length: \(length)\r\n\r\n", server) == expected)
      let host = "Host: 127.0.0.1:\(server.port)"
      #expect(
        try status("POST /do?token=secret HTTP/1.1\r\n\(host)\r\nContent-Length: \(length)\r\n\r\n", server) == expected
      )
    }
    try expectAnAnswer(server)
  }

  /// Failure 7: 252 connections ended the server for good.
  @Test func aFloodOfConnectionsKeepsSixteenAndNoRequestOut() throws {
    let server = try server()
    var clients: [RawClient] = []
    for number in 0..<300 {
      clients.append(try RawClient(port: server.port))
      if number.isMultiple(of: 3) { clients.last?.send("GET / HT") }
      if number.isMultiple(of: 50) { try expectAnAnswer(server) }
    }
    try expectAnAnswer(server)
    let open = clients.filter(\.isOpenAndSilent).count
    #expect(1...16 ~= open)
    #expect(RawClient.status(clients[0].read()) == 503, "what was dropped learns why")
    clients = []
    try expectAnAnswer(server)
  }

  @Test func aRequestHasATimeLimitInTotal() throws {
    var limits = ServerLimits()
    limits.requestTime = 1
    let server = try server(limits)
    let silent = try RawClient(port: server.port)
    let slow = try RawClient(port: server.port)
    let start = ContinuousClock.now
    var sent = 0
    while sent < 600, slow.isOpenAndSilent, slow.send("G") {
      sent += 1
      usleep(50_000)
    }
    #expect(sent < 600 && ContinuousClock.now - start >= .seconds(1))
    #expect(slow.read().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    #expect(silent.read().hasSuffix("The request did not arrive within 1 s.\n"))
    try expectAnAnswer(server)
  }

  @Test func anAnswerThatIsNotTakenIsDropped() throws {
    var limits = ServerLimits()
    limits.deliveryTime = 0.5
    let server = try server(limits)
    let client = try RawClient(port: server.port)
    client.send(get("/large", server))
    usleep(1_500_000)
    try expectAnAnswer(server)
    #expect(client.read().utf8.count < 32 << 20)
  }

  @Test func aProgramThatDoesNotAnswerIsWaitedForInVain() throws {
    var limits = ServerLimits()
    limits.answerTime = 0.5
    let server = try server(limits)
    let gate = DispatchSemaphore(value: 0)
    queue.async { gate.wait() }
    defer { gate.signal() }
    let answer = try RawClient.exchange(get("/", server), port: server.port)
    #expect(RawClient.status(answer) == 503 && answer.hasSuffix("The program did not answer within 1 s.\n"))
    // No more requests wait for the program than may be connected.
    for _ in 0..<20 { _ = try RawClient(port: server.port).send(get("/", server)) }
    let last = try RawClient.exchange(get("/", server), port: server.port)
    #expect(RawClient.status(last) == 503)
  }

  // MARK: - Streams

  private func stream(_ server: LoopbackServer) throws -> RawClient {
    let client = try RawClient(port: server.port)
    client.send(get("/events", server))
    return client
  }

  @Test func eventsArriveInOrderAfterTheFirst() throws {
    let server = try server()
    let client = try stream(server)
    #expect(client.read(upTo: "whole\n\n").hasSuffix("retry: 1000\n\nid: 7\ndata: whole\n\n"))
    server.send(ServerEvent(Data("a".utf8)))
    server.send(ServerEvent(Data("b".utf8), number: 8))
    #expect(client.read(upTo: "data: b\n\n") == "data: a\n\nid: 8\ndata: b\n\n")
  }

  /// Failure 6: a program was held up by a page that had stopped to read.
  @Test func aStreamThatIsNotReadHoldsNothingUpAndIsDropped() async throws {
    let server = try server()
    let idle = try stream(server)
    _ = idle.read(upTo: "whole\n\n")
    let reader = try stream(server)
    _ = reader.read(upTo: "whole\n\n")
    let event = ServerEvent(Data(repeating: UInt8(ascii: "x"), count: 1 << 20))
    var longest = Duration.zero
    for number in 0..<40 {
      let start = ContinuousClock.now
      server.send(event)
      server.send(ServerEvent(Data("\(number)".utf8)))
      longest = max(longest, ContinuousClock.now - start)
      // The page beside it gets all.
      #expect(reader.read(upTo: "data: \(number)\n\n").utf8.count >= 1 << 20)
    }
    #expect(longest < .seconds(1), "\(longest)")
    // The idle client finds the end when it reads again, and comes back for the whole state.
    #expect(idle.read().utf8.count < 40 << 20)
    #expect(try stream(server).read(upTo: "whole\n\n").hasSuffix("data: whole\n\n"))
    withExtendedLifetime(reader) {}
  }

  @Test func aStreamThatTakesNothingForItsTimeIsDropped() async throws {
    var limits = ServerLimits()
    limits.deliveryTime = 0.5
    let server = try server(limits)
    let idle = try stream(server)
    _ = idle.read(upTo: "whole\n\n")
    server.send(ServerEvent(Data(repeating: UInt8(ascii: "x"), count: 30 << 20)))
    #expect(await eventually { !server.hasStreams })
    withExtendedLifetime(idle) {}
  }

  @Test func aStreamWithoutEventsStays() throws {
    var limits = ServerLimits()
    (limits.requestTime, limits.deliveryTime, limits.answerTime) = (0.3, 0.3, 0.3)
    let server = try server(limits)
    let client = try stream(server)
    _ = client.read(upTo: "whole\n\n")
    usleep(1_000_000)
    server.send(ServerEvent(Data("late".utf8)))
    #expect(client.read(upTo: "late\n\n") == "data: late\n\n")
  }

  @Test func streamsHaveALimitOfTheirOwn() async throws {
    let server = try server()
    var clients: [RawClient] = []
    for _ in 0..<16 {
      clients.append(try stream(server))
      _ = clients.last?.read(upTo: "whole\n\n")
    }
    let refused = try RawClient.exchange(get("/events", server), port: server.port)
    #expect(RawClient.status(refused) == 503)
    #expect(refused.hasSuffix("16 pages are open: close one of them, and load this one again.\n"))
    try expectAnAnswer(server)
    clients.removeLast()
    #expect(await eventually { (try? stream(server).read(upTo: "whole\n\n").contains("data: whole")) ?? false })
    clients = []
    #expect(await eventually { !server.hasStreams }, "a page that is closed is noticed without an event")
  }

  // MARK: - The process

  @Test func theServerEndsWithItsObject() async throws {
    var server: LoopbackServer? = try server()
    let port = try #require(server).port
    let client = try stream(try #require(server))
    _ = client.read(upTo: "whole\n\n")
    server = nil
    #expect(client.read() == "")
    #expect(await eventually { (try? RawClient(port: port)) == nil })
  }

  @Test func noErrorOfAcceptEndsTheServer() {
    for error in [EMFILE, ENFILE, ENOBUFS, ENOMEM, 12345] {
      #expect(ListeningSocket.acceptance(afterError: error) == .exhausted, "it pauses after error \(error)")
    }
    for error in [EAGAIN, EINTR, ECONNABORTED, EPROTO, ENETDOWN] {
      #expect(ListeningSocket.acceptance(afterError: error) == .none, "it goes on after error \(error)")
    }
  }

  @Test func connectionsAreClosedInProgramsThatAreStarted() throws {
    let socket = try #require(ListeningSocket())
    let client = try RawClient(port: socket.port)
    guard case .connection(let connection) = socket.accept() else {
      Issue.record("no connection")
      return
    }
    for descriptor in [socket.descriptor, connection] {
      #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0 && fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0)
      close(descriptor)
    }
    withExtendedLifetime(client) {}
  }
}
