// SPDX-License-Identifier: MIT

import Foundation

/// A Swift package that a project uses.
package enum PackageReference: Hashable, Sendable {
  /// A package in a folder.
  case local(URL)
  case remote(RemotePackage)

  /// The last part of the folder or the address without `.git`, in lower case: the name by which packages are compared.
  package var identity: String {
    switch self {
    case .local(let folder): ProjectPath.name(folder.path).lowercased()
    case .remote(let package): package.identity
    }
  }
}

/// A Swift package in a repository.
package struct RemotePackage: Hashable, Sendable {
  /// The versions that a project permits.
  package enum Requirement: Hashable, Sendable {
    case upToNextMajor(String), upToNextMinor(String), exact(String), branch(String), revision(String)
    case range(from: String, to: String)
    /// A requirement of a later version of Xcode.
    case unknown(String)
  }

  /// The address, as the project writes it.
  package let address: String
  package let requirement: Requirement
  /// The version in `Package.resolved`.
  package internal(set) var pin: PackagePin?

  package var identity: String { Self.identity(of: address) }

  static func identity(of address: String) -> String {
    let name = address.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? address
    return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
  }
}

/// A product of a package that a target uses.
package struct PackageProduct: Hashable, Sendable {
  package let product: String
  /// The package; nil if the project does not name it, and no local package has a product of that name.
  package let package: PackageReference?
}

extension PackageReference {
  /// The package of an object; nil for other objects.
  /// - Parameter root: The folder to which local paths are relative.
  init?(_ object: ProjectObject, root: String) {
    switch object.kind {
    case "XCLocalSwiftPackageReference":
      guard let path = object["relativePath"] ?? object["path"] else { return nil }
      self = .local(URL(fileURLWithPath: ProjectPath.joined(root, path), isDirectory: true))
    case "XCRemoteSwiftPackageReference":
      guard let address = object["repositoryURL"] else { return nil }
      let requirement = RemotePackage.Requirement(object.values["requirement"]?.dictionary ?? [:])
      self = .remote(RemotePackage(address: address, requirement: requirement))
    default: return nil
    }
  }
}

extension RemotePackage.Requirement {
  init(_ values: [String: PropertyListValue]) {
    let least = values["minimumVersion"]?.text ?? ""
    self =
      switch values["kind"]?.text {
      case "upToNextMajorVersion": .upToNextMajor(least)
      case "upToNextMinorVersion": .upToNextMinor(least)
      case "versionRange": .range(from: least, to: values["maximumVersion"]?.text ?? "")
      case "exactVersion": .exact(values["version"]?.text ?? "")
      case "branch": .branch(values["branch"]?.text ?? "")
      case "revision": .revision(values["revision"]?.text ?? "")
      case let kind: .unknown(kind ?? "")
      }
  }
}
