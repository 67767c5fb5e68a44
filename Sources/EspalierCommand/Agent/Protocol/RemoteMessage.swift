// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// A message of a client in the form of JSON-RPC 2.0.
enum RemoteMessage: Equatable {
  case request(id: JSONValue, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  /// The answer to a request of the server's, which sends none.
  case response

  /// - Throws: `RemoteError`.
  init(_ line: Data) throws(RemoteError) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: line)
    } catch NestingLimit.Refusal.tooLarge {
      throw RemoteError.tooLarge
    } catch NestingLimit.Refusal.tooDeep(let limit) {
      throw RemoteError(.parse, "the message is nested deeper than \(limit) levels")
    } catch {
      throw RemoteError(.parse, "the message is not JSON; a message is one line of JSON-RPC 2.0")
    }
    guard case .object = value else {
      throw RemoteError(
        .invalid, "a message is one object of JSON-RPC 2.0, not \(value.kind); batches are not supported")
    }
    let id = value["id"]
    guard value["jsonrpc"] == "2.0" else { throw RemoteError(.invalid, "the member jsonrpc must be \"2.0\"", id: id) }
    if value["method"] == nil, value["result"] != nil || value["error"] != nil {
      self = .response
      return
    }
    guard let method = value["method"]?.asText else {
      throw RemoteError(.invalid, "a request has the name of a method", id: id)
    }
    let parameters = value["params"] ?? .object([:])
    guard case .object = parameters else {
      throw RemoteError(.parameters, "params is an object, not \(parameters.kind)", id: id)
    }
    switch id {
    case nil: self = .notification(method: method, parameters: parameters)
    case .text, .integer: self = .request(id: id!, method: method, parameters: parameters)
    case let other?: throw RemoteError(.invalid, "an id is a string or a whole number, not \(other.kind)")
    }
  }
}

/// The error of a message. It ends neither the connection nor other calls.
struct RemoteError: Error, Equatable {
  /// The codes of JSON-RPC 2.0.
  enum Code: Int64 {
    case parse = -32700
    case invalid = -32600
    case method = -32601
    case parameters = -32602
    case server = -32603
  }

  let code: Code
  let message: String
  /// The request's id, if it is known.
  let id: JSONValue?

  init(_ code: Code, _ message: String, id: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.id = id
  }

  static var tooLarge: RemoteError {
    RemoteError(.parse, "the message is longer than \(JSONValue.limit.bytes >> 20) MB; it was left out")
  }

  var reply: JSONValue {
    let code = JSONValue.integer(code.rawValue)
    return ["jsonrpc": "2.0", "id": id ?? .null, "error": ["code": code, "message": .text(message)]]
  }
}
