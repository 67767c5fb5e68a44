import Foundation
import SwiftUI
import Testing

@Test func someNamesOfFoundation() throws {
  let formatter = DateComponentsFormatter()  // unavailable in Foundation on Linux
  formatter.unitsStyle = .abbreviated
  #expect(formatter.string(from: 34_890) == "9h 41m 30s")

  let people = [["name": "Ada", "age": 36], ["name": "Bob", "age": 12]] as NSArray
  let adults = NSPredicate(format: "name BEGINSWITH[c] %@ AND age >= %d", "a", 18)
  #expect(people.filtered(using: adults).count == 1)

  let note = AttributedString("a note")  // not Codable there
  #expect(try JSONDecoder().decode(AttributedString.self, from: JSONEncoder().encode(note)) == note)
}
