// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// A failed fetch of packages, which is not repeated at once.
struct FetchFailureTests {
  private let temporary = TemporaryFolder()

  private func failure(_ manifest: String = "a", after seconds: Double = 0) -> FetchFailure {
    FetchFailure(in: temporary.place(""), of: manifest, now: Date(timeIntervalSince1970: 1000 + seconds))
  }

  @Test("A failure is remembered for ten minutes, with the time of the next try") func remembered() throws {
    #expect(failure().recent() == nil)
    #expect(try failure().keep("error: no network") == "error: no network (not tried again for 10 minutes)")
    #expect(failure(after: 1).recent() == "error: no network (not tried again for 10 minutes)")
    #expect(failure(after: 550).recent() == "error: no network (not tried again for 1 minute)")
    #expect(failure(after: 600).recent() == nil)
  }

  @Test("A failure of another list of packages, from the future, or in a damaged file is not remembered")
  func others() throws {
    _ = try failure().keep("error: no network")
    #expect(failure("b").recent() == nil)
    #expect(failure(after: -10).recent() == nil)
    for text in ["", "x", "\n\n\n", "\(UInt64.max)\nnan\nreason"] {
      try text.write(to: temporary.place("failure.txt"), atomically: true, encoding: .utf8)
      #expect(failure().recent() == nil)
    }
  }

  @Test(
    "The reason names neither SwiftPM's commands nor its caches",
    arguments: [
      (
        "Fetching https://a/b\nerror: Git command 'git -C /cache/b-25e config --get remote.origin.url' failed: "
          + "fatal: cannot change to '/cache/b-25e': No such file or directory", "its address cannot be reached"
      ),
      (
        "error: Failed to clone repository https://a/b:\n    fatal: unable to access 'https://a/b/': "
          + "Could not resolve host: a", "its address cannot be reached"
      ),
      (
        "error: Failed to clone repository https://a/b:\n    fatal: could not read Username for 'https://a'",
        "its repository does not exist, or is not public"
      ),
      ("error: Git command 'git -C /cache rev-parse x' failed: fatal: bad revision", "fatal: bad revision"),
      ("warning: a\nerror: 1.0.0 is required, and 2.0.0 too", "1.0.0 is required, and 2.0.0 too"),
      ("", "SwiftPM failed"),
    ])
  func reason(output: String, expected: String) { #expect(FetchFailure.reason(in: output) == expected) }

  @Test("A failure is forgotten after a success") func forgotten() throws {
    _ = try failure().keep("error: no network")
    failure().forget()
    #expect(failure().recent() == nil)
  }
}
