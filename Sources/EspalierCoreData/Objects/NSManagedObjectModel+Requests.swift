// SPDX-License-Identifier: MIT

import EspalierFoundation
import Foundation

extension NSManagedObjectModel {
  /// The request of a name in the model; nil if there is none.
  public func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    requests[name].map { request in
      let made = NSFetchRequest<any NSFetchRequestResult>(entityName: request.entity)
      made.predicate = request.predicate.map { NSPredicate(format: $0, argumentArray: nil) }
      return made
    }
  }

  /// The request of a name in the model, with values for the variables of its predicate; nil if there is none.
  public func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    let request = fetchRequestTemplate(forName: name)
    request?.predicate = request?.predicate?.withSubstitutionVariables(variables)
    return request
  }
}
