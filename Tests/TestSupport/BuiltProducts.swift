// SPDX-License-Identifier: MIT

import Foundation

/// The products that were built together with the running tests.
public enum BuiltProducts {
  /// The folder of the test bundle, without links, as the command itself resolves it: modules have one path in their cache. The
  /// bundle is an argument of the process, or the process itself.
  public static let folder: URL = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle.components(separatedBy: ".xctest")[0]).deletingLastPathComponent()
      .resolvingSymlinksInPath()
  }()

  public static func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// The command, `espalier`.
  public static var command: URL { url("espalier") }

  /// Whether the command exists, with all that it needs to compile and run a file.
  public static let hasCommand = ["espalier", "libEspalierRuntime.so", "EspalierMacros-tool"].allSatisfy {
    FileManager.default.fileExists(atPath: url($0).path)
  }
}
