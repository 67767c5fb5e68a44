// SPDX-License-Identifier: MIT

/// A library that a target links, made by a target.
enum LinkedLibrary: Hashable {
  /// The product of a target in the same project, by the identifier of the product's file.
  case product(id: String)
  /// The product of a target in another project, by the identifier of its proxy.
  case proxy(id: String)
  /// The product of some target, by the name of the file.
  case name(String)

  /// The libraries in the phases of a target for a platform; those of the system and of packages are no products of targets.
  static func all(of target: XcodeProject.Target, in project: XcodeProject, _ platform: Platform) -> [LinkedLibrary] {
    let files = target.phases.filter { $0.kind == .frameworks }.flatMap(\.files)
    return files.compactMap { file in
      guard let reference = file.reference, platform.passes(file.filters) else { return nil }
      if reference.kind == "PBXReferenceProxy" { return .proxy(id: reference.id) }
      guard case .product(let path) = project.files.location(of: reference) else { return nil }
      let isOwn = project.target(product: reference.id) != nil
      return isOwn ? .product(id: reference.id) : .name(ProjectPath.name(path))
    }
  }
}
