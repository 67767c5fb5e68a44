// SPDX-License-Identifier: MIT

/// A processor of graphics that runs Metal. Linux has none: the names exist so that a program can look for one.
public protocol MTLDevice: AnyObject {
  /// The name of the processor.
  var name: String { get }
  /// Whether the processor has the features of a family.
  func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
}

/// The families of processors of graphics by their features.
public enum MTLGPUFamily: Int, Sendable {
  /// Apple's processors.
  case apple1 = 1001
  /// Apple's processors, each with the features of those before it.
  case apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9
  /// Processors of other makers in Macs.
  case mac2 = 2002
  /// Features that many processors have.
  case common1 = 3001
  /// More features that many processors have.
  case common2, common3
  /// Processors with the third version of Metal.
  case metal3 = 5001
}

/// The processor that runs Metal: nil, as on a Mac without one.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// The processors that run Metal: none.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }
