// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation

/// The words of a button for Apple Pay.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
  let type: PKPaymentButtonType
  /// The name alone.
  public static let plain = Self(type: .plain)
  /// Buy.
  public static let buy = Self(type: .buy)
  /// Set up.
  public static let setUp = Self(type: .setUp)
  /// Pay in a shop.
  public static let inStore = Self(type: .inStore)
  /// Donate.
  public static let donate = Self(type: .donate)
  /// Check out.
  public static let checkout = Self(type: .checkout)
  /// Book.
  public static let book = Self(type: .book)
  /// Subscribe.
  public static let subscribe = Self(type: .subscribe)
  /// Reload.
  public static let reload = Self(type: .reload)
  /// Add money.
  public static let addMoney = Self(type: .addMoney)
  /// Top up.
  public static let topUp = Self(type: .topUp)
  /// Order.
  public static let order = Self(type: .order)
  /// Rent.
  public static let rent = Self(type: .rent)
  /// Support.
  public static let support = Self(type: .support)
  /// Contribute.
  public static let contribute = Self(type: .contribute)
  /// Tip.
  public static let tip = Self(type: .tip)
  /// Continue.
  public static let `continue` = Self(type: .continue)
}

/// The colours of a button for Apple Pay.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
  let style: PKPaymentButtonStyle
  /// White words on black.
  public static let black = Self(style: .black)
  /// Black words on white.
  public static let white = Self(style: .white)
  /// Black words on white, with a black outline.
  public static let whiteOutline = Self(style: .whiteOutline)
  /// Black in a light appearance, white in a dark one.
  public static let automatic = Self(style: .automatic)
}

/// A step of a payment.
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
  /// The customer has the question.
  case willAuthorize
  /// The customer has agreed: never on Linux.
  case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
  /// The payment ends.
  case didFinish
}

/// Button that begins a payment by Apple Pay. As on each machine without Apple Pay, its fallback is shown in its place: nothing, if it has
/// none.
public struct PayWithApplePayButton<Fallback: View>: View {
  private let fallback: Fallback

  /// - Parameters:
  ///   - label: The words.
  ///   - action: Begins the payment.
  ///   - fallback: The view in place of the button on a machine without Apple Pay, such as another button.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
    @ViewBuilder fallback: () -> Fallback = { EmptyView() }
  ) { self.fallback = fallback() }

  /// - Parameters:
  ///   - label: The words.
  ///   - request: The payment.
  ///   - onPaymentAuthorizationChange: Runs at each step of the payment.
  ///   - fallback: The view in place of the button on a machine without Apple Pay, such as another button.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    @ViewBuilder fallback: () -> Fallback = { EmptyView() }
  ) { self.fallback = fallback() }

  public var body: some View { fallback }
}

/// Button that adds passes to the user's wallet. As on each machine without a wallet, its fallback is shown in its place: nothing, if it has
/// none.
public struct AddPassToWalletButton<Fallback: View>: View {
  private let fallback: Fallback

  /// - Parameters:
  ///   - passes: The passes.
  ///   - onCompletion: Receives whether they were added.
  ///   - fallback: The view in place of the button on a machine without a wallet.
  public init(
    _ passes: [PKPass], onCompletion: @escaping (Bool) -> Void,
    @ViewBuilder fallback: () -> Fallback = { EmptyView() }
  ) { self.fallback = fallback() }

  /// - Parameters:
  ///   - action: Adds the passes.
  ///   - fallback: The view in place of the button on a machine without a wallet.
  public init(action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback = { EmptyView() }) {
    self.fallback = fallback()
  }

  public var body: some View { fallback }
}

/// The appearance of a button that adds passes.
public struct AddPassToWalletButtonStyle: Hashable, Sendable {
  private let name: String
  /// Black.
  public static let black = Self(name: "black")
  /// Black with an outline.
  public static let blackOutline = Self(name: "blackOutline")
}

extension View {
  /// Has no effect: sets the colours of buttons for Apple Pay, in whose place fallbacks are shown on Linux.
  public nonisolated func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View { self }

  /// Has no effect: sets the appearance of buttons that add passes, in whose place fallbacks are shown on Linux.
  public nonisolated func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View { self }
}
