// SPDX-License-Identifier: MIT

import EspalierPassKit
import Foundation
import Testing

/// The user's wallet, which Linux does not have.
@Suite struct PassTests {
  @Test("a wallet does not exist, has no passes, and none is added")
  func library() async {
    #expect(!PKPassLibrary.isPassLibraryAvailable() && PKPassLibrary().passes().isEmpty)
    let status = await withCheckedContinuation { continuation in
      PKPassLibrary().addPasses([]) { continuation.resume(returning: $0) }
    }
    #expect(status == .didCancelAddPasses)
  }

  @Test("the file of a pass is refused with the reason")
  func file() {
    let error = #expect(throws: PKPassKitError.self) { try PKPass(data: Data([1])) }
    #expect(error?.code == .unsupportedVersionError)
    #expect(error?.localizedDescription == "Linux has no wallet: passes are not read.")
  }
}
