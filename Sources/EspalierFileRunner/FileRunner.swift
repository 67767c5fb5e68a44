// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierFoundation
import EspalierInspection
import EspalierPictures
import EspalierPrimitives
import Foundation
import SwiftUI
import ViewTesting

/// The entry of the program that `espalier` makes from a user's file: it does one job with the file's view, given by the words
/// in `docs/command-line.md`, and then ends.
@MainActor
public enum FileRunner {
  /// Does the job of the command line with a view. Returns if it is done; otherwise prints the reason on standard error and
  /// ends the program: status 1 if the view does not support the job, 64 for words that are no job.
  public static func main<V: View>(@ViewBuilder _ root: @escaping () -> V) {
    perform(root) { WindowProgram(name: "\(V.self)", root) }
  }

  /// Does the job with an app: its first window in a picture, all of them on the desktop.
  public static func main<A: App>(app: A.Type) { perform({ AppView(A()) }) { WindowProgram(app) } }

  /// Does the job with the previews that the program declares.
  public static func mainOfPreviews() {
    perform { job, output in try PreviewPerformance(job, previews: try FilePreview.all()).perform(output) }
  }

  private static func perform<Root: View>(_ root: () -> Root, program: () -> WindowProgram) {
    perform { job, output in
      guard case .window = job.output else { return try Performance(job, root()).perform(output) }
      var program = program()
      program.size = job.size
      program.arguments = job.programArguments
      program.environment = { environment in
        if job.isDark { environment.colorScheme = .dark }
        if job.isRightToLeft { environment.layoutDirection = .rightToLeft }
        job.look.apply(to: &environment, size: job.size)
      }
      if job.isInspected {
        let inspector = LiveInspector(title: program.name, files: SourceFile.names)
        guard let address = inspector.address else { throw Stop.failed("no port is free for the inspector") }
        StandardError.print("espalier: the inspector is at " + address)
        program.inspector = inspector
      }
      WindowHost.run(program)
    }
  }

  private static func perform(_ work: (Job, StandardOutput) throws -> Void) {
    StopPlace.follow()
    AppStart.checkSettings()
    FileURLProtocol.register()
    do {
      SourceFile.addPictures()
      let job = try Job(Array(CommandLine.arguments.dropFirst()))
      try work(job, job.printsText ? StandardOutput.keptForTree() : StandardOutput.shared)
    } catch let stop as Stop {
      StandardError.print("espalier: " + stop.message)
      exit(stop.status)
    } catch {
      StandardError.print("espalier: \(error)")
      exit(Stop.failed)
    }
  }
}
