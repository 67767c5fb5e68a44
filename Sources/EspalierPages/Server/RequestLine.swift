// SPDX-License-Identifier: MIT

import Foundation

/// The first line of a request: its method, the path and the query of its address, and the version.
struct RequestLine: Sendable {
  let method: String
  let path: String
  let query: [PageRequest.QueryItem]
  /// Whether the version is HTTP/1.0, in which a request need not name a host.
  let isOld: Bool

  /// The greatest number of items in a query; pages send three.
  private static let mostItems = 16

  /// - Parameter line: Bytes without control characters other than tabs.
  init(_ line: [UInt8]) throws(RequestRefusal) {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, Self.isToken(words[0]) else {
      throw RequestRefusal(.malformed, "The first line is not a method, an address and a version.")
    }
    let version = String(decoding: words[2], as: UTF8.self)
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw version.hasPrefix("HTTP/")
        ? RequestRefusal(.otherVersion, "The server reads HTTP/1.1 and HTTP/1.0.")
        : RequestRefusal(.malformed, "The first line has no version of HTTP.")
    }
    isOld = version == "HTTP/1.0"
    method = String(decoding: words[0], as: UTF8.self)
    let address = words[1]
    // Not the forms that name a server: an address for a proxy, a connection for a tunnel, an asterisk.
    guard address.first == UInt8(ascii: "/"), address.allSatisfy({ 33...126 ~= $0 && $0 != UInt8(ascii: "#") }) else {
      throw RequestRefusal(.malformed, "The address of the request is no path.")
    }
    let parts = address.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    path = String(decoding: parts[0], as: UTF8.self)
    query = parts.count == 2 ? try Self.items(parts[1]) : []
  }

  private static func items(_ bytes: ArraySlice<UInt8>) throws(RequestRefusal) -> [PageRequest.QueryItem] {
    var items: [PageRequest.QueryItem] = []
    for item in bytes.split(separator: UInt8(ascii: "&")) {
      guard items.count < mostItems else {
        throw RequestRefusal(.malformed, "The query has more than \(mostItems) items.")
      }
      let sides = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let value = sides.count == 2 ? sides[1] : []
      items.append(PageRequest.QueryItem(name: try decoded(sides[0]), value: try decoded(value)))
    }
    return items
  }

  /// The text without percent encoding.
  private static func decoded(_ bytes: ArraySlice<UInt8>) throws(RequestRefusal) -> String {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
        throw RequestRefusal(.malformed, "The query has a percent sign without two digits.")
      }
      result.append(high << 4 | low)
    }
    guard !result.contains(0), let text = String(validating: result, as: UTF8.self) else {
      throw RequestRefusal(.malformed, "The query is no text in UTF-8.")
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Whether bytes are the name of a method or of a field.
  static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
