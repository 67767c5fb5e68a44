// SPDX-License-Identifier: MIT

import Foundation

/// Requirement for the recognition of the user.
public enum LAPolicy: Int, Sendable {
  /// By a finger or a face.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By a finger, a face or a password.
  case deviceOwnerAuthentication = 2
}

/// Means by which a device recognises its owner.
public enum LABiometryType: Int, Sendable {
  /// None: the only value on Linux.
  case none
  /// A finger.
  case touchID
  /// A face.
  case faceID
  /// An eye.
  case opticID
}

/// Recognition of the machine's owner, which Linux's desktops do not offer to programs.
///
/// Polkit asks for the passwords of users, but only for actions that an administrator has installed with the program; the
/// fingerprints of fprintd prove nothing to a program, which could be asked by anybody in the session. So no policy can be
/// evaluated, and a program learns it before it asks.
open class LAContext: NSObject, @unchecked Sendable {
  /// The text of the button for another way; nil for the system's.
  open var localizedFallbackTitle: String?
  /// The text of the button that cancels; nil for the system's.
  open var localizedCancelTitle: String?
  /// The reason that the user reads.
  open var localizedReason = ""
  /// Whether the user may not be asked.
  open var interactionNotAllowed = false
  /// The time in which a former recognition counts, in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// The means by which the device recognises its owner: none.
  open var biometryType: LABiometryType { .none }
  /// A value that changes with the recorded fingers: nil.
  open var evaluatedPolicyDomainState: Data? { nil }

  private var isInvalid = false

  /// A context.
  public override init() {}

  /// Whether a policy can be evaluated: never.
  /// - Parameter error: Receives the reason.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>? = nil) -> Bool {
    error?.pointee = reason(policy) as NSError
    return false
  }

  /// Fails at once, as `canEvaluatePolicy` states.
  /// - Parameter reply: Called on another thread with false and an `LAError`.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = reason(policy)
    DispatchQueue.global().async { reply(false, error) }
  }

  /// Fails at once, as `canEvaluatePolicy` states.
  /// - Throws: `LAError`.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw reason(policy)
  }

  /// Ends the context.
  open func invalidate() { isInvalid = true }

  private func reason(_ policy: LAPolicy) -> LAError {
    if isInvalid { return LAError(.invalidContext) }
    return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
