// SPDX-License-Identifier: MIT

/// Decides which requests a server answers: those of its own page, and those that open the page, on every path and with every
/// method.
///
/// A page of another origin can make a browser send requests to this port, also under another name that leads here; another user
/// of the machine can send any. Neither has the token.
struct RequestAccess: Sendable {
  let port: UInt16
  let token: String

  /// The reason why a request is not answered; nil if it is.
  func refusal(of request: PageRequest) -> RequestRefusal? {
    let host = request.fields["host"]?.lowercased() ?? ""
    guard ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else {
      return RequestRefusal(.forbidden, "The server answers under 127.0.0.1 and localhost alone.")
    }
    if let origin = request.fields["origin"], origin != "http://" + host {
      return RequestRefusal(.forbidden, "The request comes from a page of another origin.")
    }
    // The field is missing if no browser sends the request. An editor opens the page in a frame of its own, of another site.
    if let site = request.fields["sec-fetch-site"], site != "same-origin", site != "none" {
      guard request.method == "GET", request.path == "/", request.fields["sec-fetch-mode"] == "navigate" else {
        return RequestRefusal(.forbidden, "The request comes from a page of another site.")
      }
    }
    let tokens = request.query.filter { $0.name == "token" }
    guard tokens.count == 1, Self.areEqual(tokens[0].value, token) else {
      return RequestRefusal(.forbidden, "The address lacks its token: open the address that the command has printed.")
    }
    guard ["GET", "POST"].contains(request.method) else {
      return RequestRefusal(.otherMethod, "The server answers GET and POST.")
    }
    return nil
  }

  /// Whether two texts have the same bytes. The time depends on the length of the first alone, not on the place of a
  /// difference, so it does not reveal the token byte by byte.
  static func areEqual(_ given: String, _ expected: String) -> Bool {
    let (given, expected) = (Array(given.utf8), Array(expected.utf8))
    guard !expected.isEmpty else { return false }
    var difference = given.count ^ expected.count
    for index in given.indices { difference |= Int(given[index] ^ expected[index % expected.count]) }
    return difference == 0
  }
}
