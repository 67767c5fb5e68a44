// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierFoundation

@Suite("Values of classes that Objective-C knows")
struct KeyPathTests {
  @Test("A dictionary and an array have the values of paths of keys") func paths() throws {
    let people: NSArray = [["name": "A", "age": 3], ["name": "B", "age": 4]]
    let dictionary: NSDictionary = ["data": ["user": ["name": "X"], "people": people] as [String: Any]]
    #expect(dictionary.value(forKeyPath: "data.user.name") as? String == "X")
    #expect(dictionary.value(forKeyPath: "data.none.name") == nil)
    #expect((people.value(forKeyPath: "name") as? [Any])?.compactMap { $0 as? String } == ["A", "B"])
  }

  @Test("Managers of files are equal if they are the same") func fileManagers() {
    #expect(FileManager.default == FileManager.default)
    #expect(Set([FileManager.default, FileManager(), FileManager.default]).count == 2)
  }

  @Test("Progress begins without units, and units of time are those of Dispatch") func values() {
    #expect(Progress().totalUnitCount == 0 && Progress(3).totalUnitCount == 3)
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
    #expect(_CFDataCreateMutable(nil, 0).length == 0)
  }
}
