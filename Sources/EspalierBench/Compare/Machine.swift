// SPDX-License-Identifier: MIT

import Foundation

/// The machine on which figures were measured.
enum Machine {
  /// A sentence: processors, memory, versions, and the day of the last commit.
  @MainActor
  static func described(_ toolkits: [Toolkit]) -> String {
    let model = value("model name", of: "/proc/cpuinfo") ?? "unknown processors"
    let versions = toolkits.map { toolkit in
      switch toolkit {
      case .espalier: "Espalier of " + output(of: "git log -1 --format=%cd --date=format:'%-d %B %Y'")
      case .gtk: "GTK " + output(of: "pkg-config --modversion gtk4")
      case .qt: "Qt " + output(of: "pkg-config --modversion Qt6Quick")
      case .web: output(of: "chromium --version 2>/dev/null | cut -d ' ' -f 1,2")
      }
    }
    return
      "\(ProcessInfo.processInfo.activeProcessorCount) processors (\(model)), \(Int(memory("MemTotal") / 1_073_741_824)) GB, no graphics "
      + "card, \(output(of: ". /etc/os-release; echo $PRETTY_NAME")). \(versions.joined(separator: ", "))."
  }

  /// The average number of programs that wanted a processor in the last minute.
  static var load: String {
    let text = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
    return text.split(separator: " ").first.map(String.init) ?? "?"
  }

  /// Bytes: a line of /proc/meminfo, such as `MemAvailable`, the memory that processes can still have.
  static func memory(_ name: String) -> Double {
    let kibibytes = value(name, of: "/proc/meminfo")?.split(separator: " ").first.flatMap { Double($0) }
    return (kibibytes ?? 0) * 1024
  }

  private static func value(_ name: String, of file: String) -> String? {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").first { $0.hasPrefix(name) }?.split(separator: ":").last?
      .trimmingCharacters(in: .whitespaces)
  }

  @MainActor
  private static func output(of command: String) -> String {
    let words = try? run(URL(fileURLWithPath: "/bin/sh"), ["-c", command]).output
    return words?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "?"
  }
}
