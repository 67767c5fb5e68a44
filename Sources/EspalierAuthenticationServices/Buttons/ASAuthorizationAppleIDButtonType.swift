// SPDX-License-Identifier: MIT

/// The words of UIKit's and AppKit's button that signs the user in with an account of Apple.
public enum ASAuthorizationAppleIDButtonType: Int, Sendable {
  /// "Sign in with Apple".
  case signIn
  /// "Continue with Apple".
  case `continue`
  /// "Sign up with Apple".
  case signUp
  /// The same as `signIn`.
  public static let `default` = signIn
}

/// The colours of UIKit's and AppKit's button that signs the user in with an account of Apple.
public enum ASAuthorizationAppleIDButtonStyle: Int, Sendable {
  /// Black words on white.
  case white
  /// Black words on white, with a black outline.
  case whiteOutline
  /// White words on black.
  case black
}
