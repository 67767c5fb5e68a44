// SPDX-License-Identifier: MIT

/// Runs a closure. Without Objective-C there is no pool: each object ends with its last reference.
@inlinable
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure)
  -> Result
{
  try body()
}
