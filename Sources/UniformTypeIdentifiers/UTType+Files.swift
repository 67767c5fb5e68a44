// SPDX-License-Identifier: MIT

import Foundation

extension UTType {
  /// The criteria by which files of the type, and of more special ones, are recognised: the endings of their names, and
  /// MIME types, in which an asterisk stands for every type of a family.
  package var marksOfFiles: (endings: [String], mimeTypes: [String]) {
    let identifiers = [identifier] + KnownTypes.all.descendants(of: identifier)
    let types = identifiers.compactMap { KnownTypes.all.type($0) }
    let families = KnownTypes.families.filter { identifiers.contains($0.identifier) }.map(\.pattern)
    let mimeTypes = types.flatMap(\.mimeTypes).filter { !$0.contains(";") } + families
    return (types.flatMap(\.extensions) + [dynamic("ext")].compactMap { $0 }, mimeTypes)
  }

  /// The name of files of the type in a list of such types: the desktop's description, else the ending, else the last
  /// word of the identifier.
  package var nameOfFiles: String {
    let ending = preferredFilenameExtension.map { " (*.\($0))" } ?? ""
    if let description = localizedDescription { return description + ending }
    let name =
      preferredFilenameExtension?.uppercased() ?? identifier.split(separator: ".").last?.capitalized ?? identifier
    return "\(name) files\(ending)"
  }
}

extension KnownTypes {
  /// The more special types of this process, in their order.
  func descendants(of identifier: String) -> [String] {
    all { _ in true }.filter { ancestors(of: $0).contains(identifier) }
  }
}
