extension Graph {
  /// Stub.
  package static func checkInvariants() {}
}
