// SPDX-License-Identifier: MIT

/// The number of views in a container for each type of users' views, found once per type.
@MainActor
enum ViewListCounts {
  private static var known: [ObjectIdentifier: Int?] = [:]

  /// A view that contains itself has no number that could be found without evaluating its values.
  static func count(of type: Any.Type, _ find: () -> Int?) -> Int? {
    let id = ObjectIdentifier(type)
    if let count = known[id] { return count }
    known[id] = .some(nil)
    let count = find()
    known[id] = .some(count)
    return count
  }
}
