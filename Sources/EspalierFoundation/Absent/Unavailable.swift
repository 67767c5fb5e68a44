// SPDX-License-Identifier: MIT

import Foundation

@available(
  *, unavailable,
  message: "Espalier has no NSXPCConnection, for Linux has no XPC: call the service's code directly, or use D-Bus."
)
public final class NSXPCConnection: NSObject {
  public init(serviceName: String) {}
  public init(machServiceName name: String, options: UInt = 0) {}
}

@available(
  *, unavailable, message: "Espalier has no NSXPCInterface, for Linux has no XPC: call the service's code directly."
)
public final class NSXPCInterface: NSObject {}

@available(
  *, unavailable, message: "Espalier has no NSXPCListener, for Linux has no XPC: call the service's code directly."
)
public final class NSXPCListener: NSObject {}

@available(
  *, unavailable,
  message: "Espalier has no NSMetadataQuery, for desktops on Linux share no index: use FileManager.enumerator."
)
public final class NSMetadataQuery: NSObject {}

@available(
  *, unavailable, message: "Espalier has no NSLinguisticTagger: use String.enumerateSubstrings(in:options:) for words."
)
public final class NSLinguisticTagger: NSObject {}
