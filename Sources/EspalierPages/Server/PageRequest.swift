// SPDX-License-Identifier: MIT

import Foundation

/// A request as a ``RequestParser`` has read it: well-formed, within its limits, and not yet authorised.
package struct PageRequest: Sendable, Equatable {
  package struct QueryItem: Sendable, Equatable {
    package let name: String
    package let value: String
  }

  package let method: String
  /// The address before the query, without decoding: pages use paths that need none.
  package let path: String
  /// The decoded items of the query, in their order.
  package let query: [QueryItem]
  /// The fields that are used, by their lowercase names; none occurs twice.
  package let fields: [String: String]
  package let body: Data

  /// The first value with a name.
  package func value(of name: String) -> String? { query.first { $0.name == name }?.value }
}

/// The refusal of a request: an HTTP status, and a sentence as the body of the answer.
package struct RequestRefusal: Error, Sendable, Equatable {
  package enum Status: Int, Sendable, CaseIterable {
    case malformed = 400
    case forbidden = 403
    case notFound = 404
    case otherMethod = 405
    case tooSlow = 408
    case noLength = 411
    case longBody = 413
    case longAddress = 414
    case longHead = 431
    case busy = 503
    case otherVersion = 505

    /// The reason phrase of HTTP.
    var phrase: String {
      switch self {
      case .malformed: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .otherMethod: "Method Not Allowed"
      case .tooSlow: "Request Timeout"
      case .noLength: "Length Required"
      case .longBody: "Content Too Large"
      case .longAddress: "URI Too Long"
      case .longHead: "Request Header Fields Too Large"
      case .busy: "Service Unavailable"
      case .otherVersion: "HTTP Version Not Supported"
      }
    }
  }

  package let status: Status
  package let reason: String

  package init(_ status: Status, _ reason: String) {
    self.status = status
    self.reason = reason
  }
}
