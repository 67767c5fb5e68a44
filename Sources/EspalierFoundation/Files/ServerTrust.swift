// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking

/// The question whether the certificate of a server is trusted. Foundation on Linux decides it by the system's certificates, and does
/// not ask a delegate: no question has this method.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// The question for a certificate of the program's. Foundation on Linux does not ask it.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLCredential {
  /// The answer that a server's certificate is trusted, to a question that Foundation on Linux does not ask.
  public convenience init(trust: Any) { self.init(user: "", password: "", persistence: .none) }
}

extension URLProtectionSpace {
  /// The certificate of a server in such a question: nil, as there is none.
  public var serverTrust: Any? { nil }
}
