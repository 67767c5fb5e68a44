// SPDX-License-Identifier: MIT

import Foundation

// The names of a query: kinds of items, attributes, limits and results. Their texts are Apple's.

/// The kind of an item.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// A password of a service.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// A password of a server on the network.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// A certificate: such items cannot be kept.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
/// A key: such items cannot be kept.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// A certificate with its key: such items cannot be kept.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"
/// The account that a password belongs to.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// The service that a password belongs to.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// A group of programs that share items: a part of the item, without a meaning here.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// The times at which an item can be read: a part of the item, without a meaning here.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// Whether an item is on all devices: a part of the item, without a meaning here.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// Matches items on one device, and on all devices.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// The name of an item for people.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// The kind of an item for people.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// A comment.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// The program's own data about an item.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// A number that the program chose.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
/// A number that the program chose.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
/// Whether an item is hidden from people.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
/// The date on which an item was added.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// The date on which an item was changed.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// The server that a password belongs to.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// The domain of a password on a server.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
/// The protocol of a server.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// The form of authentication of a server.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
/// The port of a server.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// The path on a server.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
/// Readable while the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Readable after the first time that the device was unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Readable in any case.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
/// Readable while the device is unlocked, on this device.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Readable after the first time that the device was unlocked, on this device.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Readable while the device is unlocked, on this device, if it has a password.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// The data of an item.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// Whether the data is a result.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are a result.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether a reference is a result: there are none.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
/// Whether a reference that can be kept is a result: there are none.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The largest number of results.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// One result.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All results.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether the items are those of a device with data protection: there is one kind of items here.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "u_DataProtection"
/// Whether a question to the user is allowed: none is shown.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The conditions under which an item is read; not kept, as only those without the user exist.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
/// Readable in any case, on this device.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// Whether there is no password.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
/// A reference: there are none.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// A reference that can be kept: there are none.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The text of a question to the user: none is shown.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether no question is shown, which never is.
public nonisolated(unsafe) let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// A recognition of the user: items need none.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// A question to the user is allowed: none is shown.
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// An item that needs a question is an error: none does.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// An item that needs a question is left out: none does.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// A password of a page.
public nonisolated(unsafe) let kSecSharedPassword: CFString = "spwd"
