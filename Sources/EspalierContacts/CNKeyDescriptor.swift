// SPDX-License-Identifier: MIT

import Foundation

/// A value of a contact that a request reads: a name such as `CNContactGivenNameKey`.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}

/// The key of `identifier`.
public let CNContactIdentifierKey = "identifier"
/// The key of `givenName`.
public let CNContactGivenNameKey = "givenName"
/// The key of `familyName`.
public let CNContactFamilyNameKey = "familyName"
/// The key of `middleName`.
public let CNContactMiddleNameKey = "middleName"
/// The key of `namePrefix`.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of `nameSuffix`.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of `nickname`.
public let CNContactNicknameKey = "nickname"
/// The key of `organizationName`.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of `departmentName`.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of `jobTitle`.
public let CNContactJobTitleKey = "jobTitle"
/// The key of `note`.
public let CNContactNoteKey = "note"
/// The key of `imageData`.
public let CNContactImageDataKey = "imageData"
/// The key of `thumbnailImageData`.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of `imageDataAvailable`.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of `birthday`.
public let CNContactBirthdayKey = "birthday"
/// The key of `phoneNumbers`.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of `emailAddresses`.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of `urlAddresses`.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of `postalAddresses`.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The kind of a value.
public let CNLabelHome = "_$!<Home>!$_"
/// The kind of a value.
public let CNLabelWork = "_$!<Work>!$_"
/// The kind of a value.
public let CNLabelOther = "_$!<Other>!$_"
/// The kind of a number.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The kind of a number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The kind of a number.
public let CNLabelPhoneNumberiPhone = "iPhone"
