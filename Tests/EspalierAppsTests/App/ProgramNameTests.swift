// SPDX-License-Identifier: MIT

import EspalierApps
import Testing

/// The name of an app for its users: the name in its list, or that of its type, as for a project that is called `Garden` and made by Xcode.
@Suite struct ProgramNameTests {
  @Test(
    "The name is that of the type without its last word, unless the list has one",
    arguments: [
      ("GardenApp", [:], "Garden"), ("Garden", [:], "Garden"), ("App", [:], "App"), ("Happy", [:], "Happy"),
      ("GardenApp", ["CFBundleName": "first", "CFBundleExecutable": "first"], "Garden"),
      ("GardenApp", ["CFBundleName": "My Garden", "CFBundleExecutable": "first"], "My Garden"),
      ("GardenApp", ["CFBundleDisplayName": "Beds", "CFBundleName": "My Garden"], "Beds"),
      ("GardenApp", ["CFBundleName": ""], "Garden"),
    ])
  func names(type: String, list: [String: String], name: String) {
    #expect(ProgramName.shown(type: type, information: list) == name)
  }
}
