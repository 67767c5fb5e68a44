// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation

/// The word on the return key of a keyboard on the screen.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Which letters a keyboard on the screen writes large.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// UIKit's name for the same.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// Which keys a keyboard on the screen has.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad

  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What kind of thing a field is for, so that it can be filled in from elsewhere.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "additional-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let URL = UITextContentType(rawValue: "url")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

extension EnvironmentValues {
  private enum TraitsKey: EnvironmentKey { static var defaultValue: TextInputTraits { TextInputTraits() } }

  /// What the fields here are for.
  var textInputTraits: TextInputTraits {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }
}

// The purpose of a field is given to the desktop's input methods, and to a keyboard on the screen where there is one.
extension View {
  private nonisolated func traits(_ change: @escaping (inout TextInputTraits) -> Void) -> some View {
    transformEnvironment(\.textInputTraits, transform: change)
  }

  /// The desktop's keyboards on the screen write no word on their return key: this has no effect.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    traits { traits in
      switch type {
      case .default, .asciiCapable, .twitter, .webSearch: traits.purpose = .free
      case .numbersAndPunctuation, .decimalPad: traits.purpose = .number
      case .numberPad, .asciiCapableNumberPad: traits.purpose = .digits
      case .URL: traits.purpose = .address
      case .phonePad: traits.purpose = .phone
      case .namePhonePad: traits.purpose = .name
      case .emailAddress: traits.purpose = .email
      }
    }
  }

  /// Where no keyboard type is given, the kind of content determines it.
  public nonisolated func textContentType(_ type: UITextContentType?) -> some View {
    traits { traits in
      guard traits.purpose == .free else { return }
      switch type {
      case .name, .givenName, .middleName, .familyName, .nickname: traits.purpose = .name
      case .telephoneNumber: traits.purpose = .phone
      case .emailAddress: traits.purpose = .email
      case .URL: traits.purpose = .address
      case .password, .newPassword: traits.purpose = .password
      case .oneTimeCode: traits.purpose = .code
      case .creditCardNumber: traits.purpose = .digits
      default: break
      }
    }
  }

  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    traits { traits in
      traits.capitals =
        switch autocapitalization {
        case .never: TextInputTraits.Capitals.none
        case .words: .words
        case .sentences: .sentences
        case .characters: .characters
        default: nil
        }
    }
  }

  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    traits { traits in
      traits.capitals =
        switch style {
        case .none: TextInputTraits.Capitals.none
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .characters
        }
    }
  }

  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    traits { $0.corrects = !disable }
  }
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    traits { $0.corrects = disable.map { !$0 } }
  }
}
