// SPDX-License-Identifier: MIT

import Foundation

/// Reads one request of HTTP/1.0 or 1.1 from bytes as they arrive, in pieces of any length.
///
/// It is strict: an ambiguous message is refused, so no intermediary between the browser and this server can read another
/// request than this one does. It keeps at most one line, the few fields that are used, and the body: ``RequestLimits`` bounds
/// all of them, and a peer's number never sizes anything before it was compared with its limit.
///
/// O(bytes): each is read once.
package struct RequestParser: Sendable {
  package enum Reading: Sendable, Equatable {
    case needsMore
    /// A whole request. Later bytes of the connection are ignored.
    case complete(PageRequest)
    case refused(RequestRefusal)
  }

  private let limits: RequestLimits
  private var line: [UInt8] = []
  private var headBytes = 0
  private var fieldCount = 0
  private var requestLine: RequestLine?
  private var fields: [String: String] = [:]
  private var isHeadComplete = false
  private var bodyLength = 0
  private var body = Data()

  package init(limits: RequestLimits = RequestLimits()) { self.limits = limits }

  /// Reads more bytes. After any result but `needsMore` the parser is done.
  package mutating func read(_ bytes: UnsafeRawBufferPointer) -> Reading {
    do {
      var index = 0
      while !isHeadComplete, index < bytes.count {
        try readHead(bytes[index])
        index += 1
      }
      guard isHeadComplete, let requestLine else { return .needsMore }
      body.append(contentsOf: bytes[index...].prefix(bodyLength - body.count))
      guard body.count == bodyLength else { return .needsMore }
      return .complete(
        PageRequest(
          method: requestLine.method, path: requestLine.path, query: requestLine.query, fields: fields, body: body))
    } catch {
      return .refused(error)
    }
  }

  private mutating func readHead(_ byte: UInt8) throws(RequestRefusal) {
    headBytes += 1
    guard headBytes <= limits.head else {
      throw RequestRefusal(.longHead, "The fields of the request have more than \(limits.head) bytes.")
    }
    if byte == UInt8(ascii: "\n") {
      guard line.last == UInt8(ascii: "\r") else {
        throw RequestRefusal(.malformed, "A line of the request ends without a carriage return.")
      }
      line.removeLast()
      try readLine()
      line.removeAll(keepingCapacity: true)
      return
    }
    guard line.last != UInt8(ascii: "\r") else {
      throw RequestRefusal(.malformed, "A carriage return stands within a line of the request.")
    }
    guard byte >= 32 || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t"), byte != 127 else {
      throw RequestRefusal(.malformed, "The request has the control character \(byte) in a line.")
    }
    guard line.count <= (requestLine == nil ? limits.requestLine : limits.fieldLine) else {
      throw requestLine == nil
        ? RequestRefusal(.longAddress, "The first line of the request has more than \(limits.requestLine) bytes.")
        : RequestRefusal(.longHead, "A field of the request has more than \(limits.fieldLine) bytes.")
    }
    line.append(byte)
  }

  private mutating func readLine() throws(RequestRefusal) {
    if requestLine == nil {
      requestLine = try RequestLine(line)
    } else if !line.isEmpty {
      try readField()
    } else {
      bodyLength = try lengthOfBody()
      guard fields["host"] != nil || requestLine?.isOld == true else {
        throw RequestRefusal(.malformed, "The request names no host.")
      }
      isHeadComplete = true
    }
  }

  // MARK: - Fields

  /// The fields that are kept. A request with two of one of these is ambiguous.
  private static let used: Set<String> = [
    "host", "origin", "content-length", "transfer-encoding", "sec-fetch-site", "sec-fetch-mode", "last-event-id",
  ]

  private mutating func readField() throws(RequestRefusal) {
    fieldCount += 1
    guard fieldCount <= limits.fields else {
      throw RequestRefusal(.longHead, "The request has more than \(limits.fields) fields.")
    }
    // A line that begins with a space would continue the one before (obsolete folding): its name has no characters.
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), RequestLine.isToken(line[..<colon]) else {
      throw RequestRefusal(.malformed, "A field of the request has no name, or a space in its name.")
    }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    guard Self.used.contains(name) else { return }
    let space: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    let start = line[(colon + 1)...].firstIndex { !space.contains($0) } ?? line.endIndex
    let end = line[start...].lastIndex { !space.contains($0) }.map { $0 + 1 } ?? start
    guard fields.updateValue(String(decoding: line[start..<end], as: UTF8.self), forKey: name) == nil else {
      throw RequestRefusal(.malformed, "The request has the field \(name) twice.")
    }
  }

  private func lengthOfBody() throws(RequestRefusal) -> Int {
    if fields["transfer-encoding"] != nil {
      throw fields["content-length"] == nil
        ? RequestRefusal(.noLength, "The body has no length: transfer encodings are not read.")
        : RequestRefusal(.malformed, "The body has a length and a transfer encoding.")
    }
    guard let text = fields["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
      throw RequestRefusal(.malformed, "The length of the body is no number.")
    }
    // More digits than an integer has are more than the limit, too.
    guard let length = Int(text), length <= limits.body else {
      throw RequestRefusal(.longBody, "The body has more than \(limits.body) bytes.")
    }
    return length
  }
}

/// The greatest sizes of a request's parts. Pages send less than a tenth of this, except cookies of other programs,
/// which a browser sends to every port of the machine.
package struct RequestLimits: Sendable {
  /// Bytes of the first line.
  package var requestLine = 8192
  /// Bytes of one field.
  package var fieldLine = 16384
  /// The number of fields.
  package var fields = 100
  /// Bytes of all lines.
  package var head = 32768
  /// Bytes of the body.
  package var body = 65536

  package init() {}
}
