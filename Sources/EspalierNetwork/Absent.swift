// SPDX-License-Identifier: MIT

import Foundation

/// Connection to another machine.
@available(
  *, unavailable, message: "Espalier has no NWConnection: use URLSession, with a URLSessionWebSocketTask for messages."
)
public final class NWConnection: Sendable {}

/// Receiver of connections.
@available(*, unavailable, message: "Espalier has no NWListener: use the sockets of Glibc, or SwiftNIO.")
public final class NWListener: Sendable {}

/// Search for services on the local network.
@available(*, unavailable, message: "Espalier has no NWBrowser: call Avahi on D-Bus.")
public final class NWBrowser: Sendable {}
