// SPDX-License-Identifier: MIT

internal import EspalierCGtk

/// Runs a body on the main actor: all callbacks of GTK, which come on the main thread, enter through this function.
@discardableResult
nonisolated func onMain<Arguments, Result: Sendable>(
  _ arguments: Arguments, _ body: @MainActor (Arguments) -> Result
) -> Result {
  nonisolated(unsafe) let arguments = arguments
  return MainActor.assumeIsolated { body(arguments) }
}

/// Connects a C function to a signal. The function receives `owner` as its last argument, which lives as long as the connection.
/// - Parameter function: a `@convention(c)` function with the signal's signature.
@MainActor
func connect<Function>(
  _ object: UnsafeMutableRawPointer?, _ signal: String, to owner: AnyObject, _ function: Function
) {
  g_signal_connect_data(
    object, signal, unsafeBitCast(function, to: GCallback.self), Unmanaged.passRetained(owner).toOpaque(),
    { owner, _ in Unmanaged<AnyObject>.fromOpaque(owner!).release() }, GConnectFlags(rawValue: 0))
}

/// The owner of a connection, in its callback.
func owner<Owner: AnyObject>(_ data: gpointer?, as type: Owner.Type = Owner.self) -> Owner {
  Unmanaged<Owner>.fromOpaque(data!).takeUnretainedValue()
}
