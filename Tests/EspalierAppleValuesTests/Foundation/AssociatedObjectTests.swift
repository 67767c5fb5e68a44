// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierTestSupport
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

  @MainActor @Test("The values of an object are released after its end") func valuesAreReleased() async {
    let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { key.deallocate() }
    weak var released: NSObject?
    do {
      let (owner, value) = (NSObject(), NSObject())
      released = value
      objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, key) as? NSObject === value)
    }
    #expect(await eventually { released == nil })
  }

  @Test("The policies hold a value by a reference, by a copy, or not at all") func policies() {
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 3)
    defer { keys.deallocate() }
    let owner = NSObject()
    let text = NSMutableString(string: "one")
    objc_setAssociatedObject(owner, keys, text, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(owner, keys + 1, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append(" two")
    #expect(objc_getAssociatedObject(owner, keys) as? NSString == "one two")
    #expect(objc_getAssociatedObject(owner, keys + 1) as? NSString == "one")
    do {
      let assigned = NSObject()
      objc_setAssociatedObject(owner, keys + 2, assigned, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, keys + 2) as? NSObject === assigned)
    }
    #expect(objc_getAssociatedObject(owner, keys + 2) == nil)
    objc_setAssociatedObject(owner, keys + 2, 3, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, keys + 2) as? Int == 3)
  }

  @Test("Values are set and read on several threads") func threads() {
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)
    defer { keys.deallocate() }
    nonisolated(unsafe) let places = keys
    let owner = NSObject()
    nonisolated(unsafe) let shared = owner
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for count in 0..<200 {
        objc_setAssociatedObject(shared, places + thread, count, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(NSObject(), places + thread, count, .OBJC_ASSOCIATION_RETAIN)
      }
    }
    for thread in 0..<8 { #expect(objc_getAssociatedObject(owner, keys + thread) as? Int == 199) }
  }
}
