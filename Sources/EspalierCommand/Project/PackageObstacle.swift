// SPDX-License-Identifier: MIT

/// Targets of a package that are not compiled for one reason.
struct PackageObstacle {
  let package: String
  let reason: String
  private(set) var modules: [String]

  /// Adds a target to those of the same package and the same reason.
  static func add(_ module: String, of package: String, _ reason: String, to all: inout [PackageObstacle]) {
    if let index = all.firstIndex(where: { $0.package == package && $0.reason == reason }) {
      if !all[index].modules.contains(module) { all[index].modules.append(module) }
    } else {
      all.append(PackageObstacle(package: package, reason: reason, modules: [module]))
    }
  }

  private static let longestList = 3

  /// The modules, the reason and the next step, in a sentence without a full stop.
  var note: String {
    let listed = modules.prefix(Self.longestList).joined(separator: ", ")
    let more = modules.count > Self.longestList ? " and \(modules.count - Self.longestList) more" : ""
    return
      "\(listed)\(more) of the package \(package): \(reason); what the app uses of \(modules.count == 1 ? "it" : "them") "
      + "belongs between #if canImport(\(modules[0])) and #endif"
  }
}
