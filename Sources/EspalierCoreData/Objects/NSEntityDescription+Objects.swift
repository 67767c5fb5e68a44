// SPDX-License-Identifier: MIT

import Foundation

extension NSEntityDescription {
  /// The entity of a name in a context's model; nil if there is none.
  public class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
  {
    context.model?.entitiesByName[entityName]
  }

  /// A new object of an entity. A name that the model does not have ends the program, as Apple's exception does.
  public class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      let known = context.model?.entities.map(\.title).sorted().joined(separator: ", ") ?? "none, as no model is loaded"
      fatalError("There is no entity “\(entityName)” in the context's model. Entities: \(known).")
    }
    return ManagedClasses.type(of: entity).init(entity: entity, insertInto: context)
  }
}
