// SPDX-License-Identifier: MIT

import Foundation
import EspalierLocalAuthentication
import Testing

@Suite struct ContextTests {
  @Test(
    "no policy can be evaluated, and the reason is known before the user is asked",
    arguments: [
      (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAError.biometryNotAvailable),
      (.deviceOwnerAuthentication, LAError.passcodeNotSet),
    ])
  func policies(policy: LAPolicy, code: LAError.Code) async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(policy, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == code.rawValue)
    #expect(error?.localizedDescription == LAError(code).errorDescription)
    #expect(LAError(code).localizedDescription == LAError(code).errorDescription)
    let thrown = await #expect(throws: LAError.self) {
      try await context.evaluatePolicy(policy, localizedReason: "Open")
    }
    #expect(thrown?.code == code)
    let isDone = await withCheckedContinuation { done in
      context.evaluatePolicy(policy, localizedReason: "Open") { isDone, _ in done.resume(returning: isDone) }
    }
    #expect(!isDone && context.biometryType == .none)
  }

  @Test("an invalid context has its own error")
  func invalid() {
    let context = LAContext()
    context.invalidate()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.invalidContext.rawValue)
  }
}
