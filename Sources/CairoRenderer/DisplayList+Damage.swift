import CoreGeometry
import Drawing
import Foundation

extension DisplayList {
  /// A rectangle outside of which this list draws what another one draws; null where nothing differs.
  ///
  /// Items that are the same draw the same, if nothing in the list depends on what is behind it (`reachesBehind`). Edges
  /// are not snapped: on a device, the pixels around them belong to it too. O(items of the lists that differ).
  @MainActor
  package func damage(since old: DisplayList) -> CGRect {
    items.withUnsafeBufferPointer { new in
      old.items.withUnsafeBufferPointer { old in
        if new.baseAddress == old.baseAddress, new.count == old.count { return .null }
        var start = 0
        var (newEnd, oldEnd) = (new.count, old.count)
        if newEnd != oldEnd {
          while start < min(newEnd, oldEnd), new[start] === old[start] { start += 1 }
          while min(newEnd, oldEnd) > start, new[newEnd - 1] === old[oldEnd - 1] {
            (newEnd, oldEnd) = (newEnd - 1, oldEnd - 1)
          }
          return (new[start..<newEnd].map(\.extent) + old[start..<oldEnd].map(\.extent)).reduce(.null) { $0.union($1) }
        }
        var result = CGRect.null
        for index in 0..<newEnd where new[index] !== old[index] {
          result = result.union(new[index].damage(since: old[index]))
        }
        return result
      }
    }
  }
}

extension DisplayItem {
  @MainActor
  fileprivate func damage(since old: DisplayItem) -> CGRect {
    switch (content, old.content) {
    case (.group(let list), .group(let before)): return list.damage(since: before)
    case (.effect(let effect, let list), .effect(let effectBefore, let before)) where effect == effectBefore:
      switch effect {
      case .transform(let matrix):
        let inner = list.damage(since: before)
        return inner.isNull ? inner : inner.applying(matrix)
      case .clip(let path, _): return list.damage(since: before).intersection(path.boundingRect)
      // One thing is faded without a picture of its own, and has other edges then.
      case .opacity where (list.single == nil) == (before.single == nil): return list.damage(since: before)
      case .isolate, .mask: return list.damage(since: before)
      case .opacity, .projection, .blend, .filter: break
      }
    default: if self == old { return .null }
    }
    return extent.union(old.extent)
  }
}
