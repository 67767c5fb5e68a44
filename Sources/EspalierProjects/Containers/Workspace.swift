// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The list of files in a workspace, `NAME.xcworkspace/contents.xcworkspacedata`: projects, packages and others.
struct Workspace {
  /// The paths of all files in the workspace, in its order.
  let paths: [String]

  /// - Parameter file: The folder `NAME.xcworkspace`.
  /// - Throws: An error that names the file and the next step.
  init(_ file: URL) throws(ProjectError) {
    let list = file.appendingPathComponent("contents.xcworkspacedata")
    do {
      var parser = MarkupParser(Array(try RegularFile.read(list, limit: Scheme.largest)))
      let root = try parser.parse()
      guard root.name == "Workspace" else { throw PropertyListError(reason: "it is no workspace", position: nil) }
      paths = Self.paths(root, file.deletingLastPathComponent().path)
    } catch let error as PropertyListError {
      throw .file("\(list.path) is damaged, \(error.description); restore it, or name a project of it")
    } catch {
      if (error as? CocoaError)?.code == .fileReadNoSuchFile {
        throw .file("\(file.path) has no file contents.xcworkspacedata; copy the whole workspace, or name a project")
      }
      throw .file("\(list.path) cannot be read: \(error.localizedDescription)")
    }
  }

  /// - Parameter folder: The folder of the workspace.
  private static func paths(_ root: MarkupElement, _ folder: String) -> [String] {
    var found: [String] = []
    /// The elements that are not visited yet, the next one last, with the folder of their group.
    var open = root.children.reversed().map { ($0, folder) }
    while let (element, group) = open.popLast() {
      guard let place = place(element.attributes["location"] ?? "", group, folder) else { continue }
      if element.name == "Group" {
        open += element.children.reversed().map { ($0, place) }
      } else if element.name == "FileRef" {
        found.append(place)
      }
    }
    return found
  }

  /// The path of a location, which begins with its kind; nil for a file of Xcode's own.
  private static func place(_ location: String, _ group: String, _ folder: String) -> String? {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return ProjectPath.joined(group, location) }
    return switch parts[0] {
    case "group": ProjectPath.joined(group, parts[1])
    case "container": ProjectPath.joined(folder, parts[1])
    case "absolute": ProjectPath.joined("/", parts[1])
    default: nil
    }
  }
}
