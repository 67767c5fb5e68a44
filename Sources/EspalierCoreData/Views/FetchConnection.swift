// SPDX-License-Identifier: MIT

import EspalierCore

/// The connection of a request to the view that declares it: the view's body runs after each change of the results.
class FetchConnection<Result: NSFetchRequestResult>: _PropertyConnection {
  let results: FetchResults<Result>
  private let inputs: _ViewInputs
  private var reported = 0

  init(_ inputs: _ViewInputs) {
    results = FetchResults(host: inputs.host)
    self.inputs = inputs
  }

  /// The context of the view.
  var context: NSManagedObjectContext { inputs.environment.value.managedObjectContext }

  override func takeChange() -> Bool {
    defer { reported = results.count }
    return results.count != reported
  }
}
