// SPDX-License-Identifier: MIT

import Foundation

/// The kinds of passes.
public enum PKPassType: UInt, Sendable {
  /// A ticket or another pass with a bar code.
  case barcode
  /// A card.
  case secureElement
  /// Any kind.
  case any
  /// The older name of `secureElement`.
  public static var payment: PKPassType { .secureElement }
}

/// The domain of errors of passes.
public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

/// Reason for which a pass cannot be used.
public struct PKPassKitError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The reason is unknown.
    case unknownError = -1
    /// The file is not a pass.
    case invalidDataError = 1
    /// The pass has a newer form: the error of each pass on Linux, which reads none.
    case unsupportedVersionError = 2
    /// The signature is not valid.
    case invalidSignature = 3
    /// The program may not use the pass.
    case notEntitledError = 4
  }
  /// The kind of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { PKPassKitErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The description under the key of `NSError`, which Foundation on Linux reads in place of `errorDescription`.
  public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
  public var errorDescription: String? { "Linux has no wallet: passes are not read." }
}

/// A ticket, a card or another pass. Linux has no wallet, and passes are not read.
open class PKPass: NSObject, @unchecked Sendable {
  /// A pass of the bytes of a file.
  /// - Throws: `PKPassKitError.unsupportedVersionError`.
  public init(data: Data) throws { throw PKPassKitError(.unsupportedVersionError) }

  /// The kind.
  open var passType: PKPassType { .barcode }
  /// The identifier of the kind.
  open var passTypeIdentifier: String { "" }
  /// The number.
  open var serialNumber: String { "" }
  /// The company.
  open var organizationName: String { "" }
  /// The name for people.
  open var localizedName: String { "" }
  /// The description for people.
  open var localizedDescription: String { "" }
}

/// The user's wallet, which Linux does not have.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  /// A wallet.
  public override init() {}
  /// Whether the machine has a wallet: never.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// Whether cards can be added: never.
  open class func isPaymentPassActivationAvailable() -> Bool { false }
  /// The passes: none.
  open func passes() -> [PKPass] { [] }
  /// The passes of a kind: none.
  open func passes(of passType: PKPassType) -> [PKPass] { [] }
  /// A pass by its number: none.
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
  /// Whether the wallet has a pass: never.
  open func containsPass(_ pass: PKPass) -> Bool { false }
  /// Removes a pass; there are none.
  open func removePass(_ pass: PKPass) {}
  /// Adds passes: they are not, and `completion` receives `didCancelAddPasses` on the main queue.
  open func addPasses(
    _ passes: [PKPass], withCompletionHandler completion: (@Sendable (PKPassLibraryAddPassesStatus) -> Void)? = nil
  ) { DispatchQueue.main.async { completion?(.didCancelAddPasses) } }
  /// Opens the settings of cards: there are none.
  open func openPaymentSetup() { ApplePay.warn() }
}

/// The result of adding passes.
public enum PKPassLibraryAddPassesStatus: Int, Sendable {
  /// The passes were added.
  case didAddPasses
  /// The user wants to see the passes first.
  case shouldReviewPasses
  /// The passes were not added.
  case didCancelAddPasses
}
