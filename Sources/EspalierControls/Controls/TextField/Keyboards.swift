// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation

/// The word on the Return key of an on-screen keyboard.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// One of the words for the Return key of an on-screen keyboard; without effect here.
  public static let done = SubmitLabel(name: "done")
  /// One of the words for the Return key of an on-screen keyboard; without effect here.
  public static let go = SubmitLabel(name: "go")
  /// One of the words for the Return key of an on-screen keyboard; without effect here.
  public static let send = SubmitLabel(name: "send")
  /// One of the words for the Return key of an on-screen keyboard; without effect here.
  public static let join = SubmitLabel(name: "join")
  /// One of the words for the Return key of an on-screen keyboard; without effect here.
  public static let route = SubmitLabel(name: "route")
  /// One of the words for the Return key of an on-screen keyboard; without effect here.
  public static let search = SubmitLabel(name: "search")
  /// One of the words for the Return key of an on-screen keyboard; without effect here.
  public static let `return` = SubmitLabel(name: "return")
  /// One of the words for the Return key of an on-screen keyboard; without effect here.
  public static let next = SubmitLabel(name: "next")
  /// One of the words for the Return key of an on-screen keyboard; without effect here.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// The letters that an on-screen keyboard capitalises.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// A hint to input methods: no capitals.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
  /// A hint to input methods: a capital at the beginning of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  /// A hint to input methods: a capital at the beginning of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
  /// A hint to input methods: capitals only.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// UIKit's name for the same.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitals.
  case none
  /// A capital at the beginning of each word.
  case words
  /// A capital at the beginning of each sentence.
  case sentences
  /// Capitals only.
  case allCharacters
}

/// The keys of an on-screen keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// On-screen keyboards for kinds of text, as UIKit names them.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// On-screen keyboards for kinds of text, as UIKit names them.
  case twitter, webSearch, asciiCapableNumberPad

  /// Another name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The meaning of a field's content, so that other programs can fill it in.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name, such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A person's first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's second name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A person's last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A person's position in an organisation.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// Street and number, on several lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of street and number.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of street and number.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country's name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The URL of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be created.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

extension EnvironmentValues {
  /// The purpose of text fields here.
  @EnvironmentEntry var textInputTraits: TextInputTraits = TextInputTraits()
}

// The purpose of a field is passed to the desktop's input methods, and to an on-screen keyboard if there is one.
extension View {
  private nonisolated func traits(_ change: @escaping (inout TextInputTraits) -> Void) -> some View {
    transformEnvironment(\.textInputTraits, transform: change)
  }

  /// Has no effect: on-screen keyboards of the desktop write no word on their Return key.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Sets the purpose of text fields in this view; input methods and on-screen keyboards read it.
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

  /// Sets the kind of content, which determines the purpose of fields without a keyboard type.
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

  /// Sets which letters become capitals as they are typed into fields in this view; nil is the field's default.
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

  /// The older name of `textInputAutocapitalization(_:)`.
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

  /// Sets whether input methods must not correct the text of fields in this view.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    traits { $0.corrects = !disable }
  }

  /// The older form of `autocorrectionDisabled(_:)`; nil is the field's default.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    traits { $0.corrects = disable.map { !$0 } }
  }
}

extension EnvironmentValues {
  /// Whether input methods must not correct the text of fields.
  public var autocorrectionDisabled: Bool {
    get { textInputTraits.corrects == false }
    set { textInputTraits.corrects = !newValue }
  }

  /// The older form of `autocorrectionDisabled`; nil is the field's default.
  public var disableAutocorrection: Bool? {
    get { textInputTraits.corrects.map { !$0 } }
    set { textInputTraits.corrects = newValue.map { !$0 } }
  }
}
