// SPDX-License-Identifier: MIT

/// The words of a button for Apple Pay.
public enum PKPaymentButtonType: Int, Sendable {
  /// The name alone.
  case plain
  /// Words before the name.
  case buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support,
    contribute,
    tip, `continue`

  package var words: String {
    switch self {
    case .plain: "Apple Pay"
    case .buy: "Buy with Apple Pay"
    case .setUp: "Set up Apple Pay"
    case .inStore: "Pay with Apple Pay"
    case .donate: "Donate with Apple Pay"
    case .checkout: "Check out with Apple Pay"
    case .book: "Book with Apple Pay"
    case .subscribe: "Subscribe with Apple Pay"
    case .reload: "Reload with Apple Pay"
    case .addMoney: "Add Money with Apple Pay"
    case .topUp: "Top Up with Apple Pay"
    case .order: "Order with Apple Pay"
    case .rent: "Rent with Apple Pay"
    case .support: "Support with Apple Pay"
    case .contribute: "Contribute with Apple Pay"
    case .tip: "Tip with Apple Pay"
    case .continue: "Continue with Apple Pay"
    }
  }
}

/// The colours of a button for Apple Pay.
public enum PKPaymentButtonStyle: Int, Sendable {
  /// Black words on white.
  case white
  /// Black words on white, with a black outline.
  case whiteOutline
  /// White words on black.
  case black
  /// Black in a light appearance, white in a dark one.
  case automatic
}
