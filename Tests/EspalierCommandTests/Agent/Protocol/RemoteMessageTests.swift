// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

@Suite("Messages of JSON-RPC") struct RemoteMessageTests {
  private func message(_ text: String) throws -> RemoteMessage { try RemoteMessage(Data(text.utf8)) }

  @Test func requestsHaveAnId() throws {
    #expect(
      try message(#"{"jsonrpc": "2.0", "id": 7, "method": "ping"}"#)
        == .request(id: 7, method: "ping", parameters: [:]))
    #expect(
      try message(#"{"jsonrpc": "2.0", "id": "a", "method": "m", "params": {"x": [1.5, true, null]}}"#)
        == .request(id: "a", method: "m", parameters: ["x": [.number(1.5), true, .null]]))
  }

  @Test func notificationsHaveNone() throws {
    #expect(
      try message(#"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#)
        == .notification(method: "notifications/initialized", parameters: [:]))
  }

  @Test func answersAreNoRequests() throws {
    #expect(try message(#"{"jsonrpc": "2.0", "id": 1, "result": {}}"#) == .response)
  }

  @Test(arguments: [
    ("", RemoteError.Code.parse, "the message is not JSON; a message is one line of JSON-RPC 2.0"),
    (
      #"{"jsonrpc": "2.0", "id": 1, "method": "ping""#, .parse,
      "the message is not JSON; a message is one line of JSON-RPC 2.0"
    ),
    ("[]", .invalid, "a message is one object of JSON-RPC 2.0, not an array; batches are not supported"),
    (#"{"id": 1, "method": "ping"}"#, .invalid, "the member jsonrpc must be \"2.0\""),
    (#"{"jsonrpc": "2.0", "id": 1}"#, .invalid, "a request has the name of a method"),
    (#"{"jsonrpc": "2.0", "id": 1, "method": 4}"#, .invalid, "a request has the name of a method"),
    (
      #"{"jsonrpc": "2.0", "id": [1], "method": "ping"}"#, .invalid, "an id is a string or a whole number, not an array"
    ),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": []}"#, .parameters, "params is an object, not an array"),
  ])
  func malformedMessages(_ text: String, _ code: RemoteError.Code, _ reason: String) {
    let error = #expect(throws: RemoteError.self) { try message(text) }
    #expect(error?.code == code)
    #expect(error?.message == reason)
  }

  @Test func deepNestingIsRefused() {
    let deep = #"{"jsonrpc": "2.0", "id": 1, "method": "m", "params": {"x": "# + String(repeating: "[", count: 100_000)
    let error = #expect(throws: RemoteError.self) { try message(deep) }
    #expect(error?.message == "the message is nested deeper than 64 levels")
  }

  @Test("An error has the request's id, if it is known") func ids() throws {
    #expect(RemoteError(.invalid, "x", id: "a").reply["id"] == "a")
    let data = RemoteError(.parse, "x").reply.data
    #expect(
      String(decoding: data, as: UTF8.self) == #"{"error":{"code":-32700,"message":"x"},"id":null,"jsonrpc":"2.0"}"#)
  }
}
