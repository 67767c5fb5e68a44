// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Foundation
import Testing

@Suite("Associated objects")
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
}
