// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierFoundation
import Foundation

extension App {
  /// Runs the app until its last window closes. Synchronous, as in Apple's SDK.
  ///
  /// Without a display, or in a program that was built without windows, this prints one line and exits with status 69.
  ///
  /// If the settings file is a pipe, or otherwise no regular file, the program ends with status 78 and the reason.
  ///
  /// Addresses and files on the command line go to `onOpenURL(perform:)`.
  @MainActor @preconcurrency public static func main() {
    AppStart.checkSettings()
    FileURLProtocol.register()
    var program = WindowProgram(Self.self)
    WindowOptions(ProcessInfo.processInfo.environment[WindowOptions.variable] ?? "").apply(to: &program)
    program.arguments = Array(CommandLine.arguments.dropFirst())
    WindowHost.run(program)
  }
}

/// Runs a program's windows.
@MainActor
package enum WindowHost {
  /// Runs a program until its last window closes, and ends the process.
  package static func run(_ program: WindowProgram) -> Never {
    #if GTK
      exit(runWindows(program))
    #else
      FileHandle.standardError.write(Data((AppStart.noWindowHost(program.name) + "\n").utf8))
      exit(AppStart.unavailable)
    #endif
  }
}

#if GTK
  /// A function of the module EspalierGTK: its symbol and not the module, which would bring GTK's headers into every file that
  /// imports SwiftUI.
  @_silgen_name("espalier_run_windows")
  @MainActor
  private func runWindows(_ program: WindowProgram) -> Int32
#endif
