// SPDX-License-Identifier: MIT

import EspalierNavigation
import Foundation
import SwiftUI
import Testing

struct StoredPage: Codable, Hashable {
  enum Part: Codable, Hashable { case text, picture }
  var number = 0
}

private struct PrivatePage: Codable, Hashable { var number = 0 }

extension Array {
  struct Place: Codable, Hashable { var index = 0 }
}

/// The stored form of paths.
@Suite struct NavigationPathTests {
  private func json(_ path: NavigationPath) throws -> String {
    String(decoding: try JSONEncoder().encode(#require(path.codable)), as: UTF8.self)
  }

  private func path(_ json: String) throws -> NavigationPath {
    NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(json.utf8)))
  }

  @Test("A stored path begins with its last value, by the qualified names of types, as on Apple systems")
  func storedForm() throws {
    var path = NavigationPath()
    path.append("hello")
    path.append(42)
    path.append(true)
    let stored = #"["Swift.Bool","true","Swift.Int","42","Swift.String","\"hello\""]"#
    #expect(try json(path) == stored)
    #expect(try self.path(stored) == path)
  }

  @Test(
    "A type is found by its qualified name, in its module",
    arguments: [
      ("Swift.Int", Int.self), ("Swift.Array<Swift.Int>", [Int].self),
      ("Swift.Dictionary<Swift.String, Swift.Array<Swift.Int>>", [String: [Int]].self),
      ("Swift.Optional<Swift.Double>", Double?.self), ("FoundationEssentials.UUID", UUID.self),
      ("Foundation.UUID", UUID.self), ("Foundation.Calendar.Component", Calendar.Component.self),
      ("EspalierNavigationTests.StoredPage", StoredPage.self),
      ("EspalierNavigationTests.StoredPage.Part", StoredPage.Part.self),
      ("Swift.Set<EspalierNavigationTests.StoredPage.Part>", Set<StoredPage.Part>.self), ("Si", Int.self),
    ] as [(String, Any.Type)])
  func types(name: String, type: Any.Type) { #expect(StoredTypeName.find(name) == type) }

  @Test(
    "A name that is none of a type, or a deep one, leads nowhere",
    arguments: [
      "", "Swift", "Swift.", ".Int", "Swift.Nothing", "Swift.Array", "Swift.Array<", "Swift.Array<Swift.Int",
      "Swift.Array<Swift.Int>>", "Swift.Array<>", "Swift.Int<Swift.Int>", "Nowhere.Page",
      String(repeating: "Swift.Array<", count: 10_000) + "Swift.Int" + String(repeating: ">", count: 10_000),
    ])
  func noTypes(name: String) { #expect(StoredTypeName.find(name) == nil) }

  @Test("A private type, one of a function and one of an extension are stored and read again") func hiddenTypes() throws
  {
    struct Local: Codable, Hashable { var number = 0 }
    var path = NavigationPath()
    path.append(PrivatePage(number: 1))
    path.append(Local(number: 2))
    path.append([Int].Place(index: 3))
    path.append(StoredPage(number: 4))
    path.append(StoredPage.Part.picture)
    #expect(try self.path(json(path)) == path)
    #expect(StoredTypeName.find(StoredTypeName.name(of: [Int].Place.self)) == [Int].Place.self)
  }

  @Test("A path of an unknown type is not read") func unknownType() {
    #expect(throws: DecodingError.self) { try path(#"["Nowhere.Page","1"]"#) }
  }
}
