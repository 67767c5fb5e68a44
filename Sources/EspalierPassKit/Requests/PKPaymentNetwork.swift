// SPDX-License-Identifier: MIT

import Foundation

/// A network of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A network by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// American Express.
  public static let amex = PKPaymentNetwork("AmEx")
  /// Bancomat.
  public static let bancomat = PKPaymentNetwork("Bancomat")
  /// Cartes Bancaires.
  public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
  /// China Union Pay.
  public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  /// Dankort.
  public static let dankort = PKPaymentNetwork("Dankort")
  /// Discover.
  public static let discover = PKPaymentNetwork("Discover")
  /// EFTPOS.
  public static let eftpos = PKPaymentNetwork("Eftpos")
  /// Electron.
  public static let electron = PKPaymentNetwork("Electron")
  /// Elo.
  public static let elo = PKPaymentNetwork("Elo")
  /// Girocard.
  public static let girocard = PKPaymentNetwork("Girocard")
  /// Interac.
  public static let interac = PKPaymentNetwork("Interac")
  /// JCB.
  public static let JCB = PKPaymentNetwork("JCB")
  /// Mada.
  public static let mada = PKPaymentNetwork("Mada")
  /// Maestro.
  public static let maestro = PKPaymentNetwork("Maestro")
  /// Mastercard.
  public static let masterCard = PKPaymentNetwork("MasterCard")
  /// Mir.
  public static let mir = PKPaymentNetwork("Mir")
  /// Cards of shops.
  public static let privateLabel = PKPaymentNetwork("PrivateLabel")
  /// V PAY.
  public static let vPay = PKPaymentNetwork("VPay")
  /// Visa.
  public static let visa = PKPaymentNetwork("Visa")
}

/// Abilities of a merchant.
public struct PKMerchantCapability: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Payments by 3-D Secure.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  /// Payments by EMV.
  public static let emv = PKMerchantCapability(rawValue: 2)
  /// Credit cards.
  public static let credit = PKMerchantCapability(rawValue: 4)
  /// Debit cards.
  public static let debit = PKMerchantCapability(rawValue: 8)
  /// Instant payment out.
  public static let instantFundsOut = PKMerchantCapability(rawValue: 128)
  /// The older name of `threeDSecure`.
  public static var capability3DS: PKMerchantCapability { .threeDSecure }
  /// The older name of `emv`.
  public static var capabilityEMV: PKMerchantCapability { .emv }
  /// The older name of `credit`.
  public static var capabilityCredit: PKMerchantCapability { .credit }
  /// The older name of `debit`.
  public static var capabilityDebit: PKMerchantCapability { .debit }
}

/// A detail about a customer.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The address.
  public static let postalAddress = PKContactField(rawValue: "post")
  /// The mail address.
  public static let emailAddress = PKContactField(rawValue: "email")
  /// The phone number.
  public static let phoneNumber = PKContactField(rawValue: "phone")
  /// The name.
  public static let name = PKContactField(rawValue: "name")
  /// The spelling of the name in sounds.
  public static let phoneticName = PKContactField(rawValue: "phoneticName")
}
