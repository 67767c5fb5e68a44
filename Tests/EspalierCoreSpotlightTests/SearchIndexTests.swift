// SPDX-License-Identifier: MIT

import EspalierCoreSpotlight
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("The index of the desktop's search")
struct SearchIndexTests {
  @Test("Entries are values, and requests fail with the reason") func requests() async {
    let values = CSSearchableItemAttributeSet(contentType: .text)
    values.title = "Title"
    values.keywords = ["a"]
    let item = CSSearchableItem(uniqueIdentifier: nil, domainIdentifier: "notes", attributeSet: values)
    #expect(item.attributeSet.contentType == "public.text" && !item.uniqueIdentifier.isEmpty)
    #expect(!CSSearchableIndex.isIndexingAvailable())
    await #expect(throws: CSIndexError(.indexingUnsupported)) {
      try await CSSearchableIndex.default().indexSearchableItems([item])
    }
    let error = await withCheckedContinuation { continuation in
      CSSearchableIndex.default().deleteAllSearchableItems { continuation.resume(returning: $0 as? CSIndexError) }
    }
    #expect(error?.errorCode == -1005)
  }
}
