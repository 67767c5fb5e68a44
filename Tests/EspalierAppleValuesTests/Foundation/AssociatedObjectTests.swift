// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Foundation
import Testing

@Suite("Associated objects and other gaps of Foundation")
struct AssociatedObjectTests {
  @Test("A value is associated with one object under one address") func valueAssociatedOneObject() {
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    defer { keys.deallocate() }
    let (a, b) = (NSObject(), NSObject())
    objc_setAssociatedObject(a, keys, "one", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(a, keys + 1, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(a, keys) as? String == "one")
    #expect(objc_getAssociatedObject(a, keys + 1) as? Int == 2)
    #expect(objc_getAssociatedObject(b, keys) == nil)
    objc_setAssociatedObject(a, keys, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(a, keys) == nil)
    objc_removeAssociatedObjects(a)
    #expect(objc_getAssociatedObject(a, keys + 1) == nil)
  }

  @Test("A group of apps has a folder; a path is no group") func groupAppsFolderPath() {
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../x") == nil)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "") == nil)
  }

  @Test("The store of all devices keeps values on this machine") func storeAllDevicesKeeps() {
    let store = NSUbiquitousKeyValueStore(suite: "org.espalier.test.\(UUID().uuidString)")
    store.set("text", forKey: "a")
    store.set(Int64(7), forKey: "b")
    #expect(store.string(forKey: "a") == "text")
    #expect(store.longLong(forKey: "b") == 7)
    store.removeObject(forKey: "a")
    #expect(store.object(forKey: "a") == nil)
  }

  @Test("An address is one of Core Foundation") func addressOneCoreFoundation() {
    let url = URL(fileURLWithPath: "/tmp") as CFURL
    #expect(url.path == "/tmp")
    #expect(autoreleasepool { 3 } == 3)
    #expect(url.startAccessingSecurityScopedResource())
  }
}
