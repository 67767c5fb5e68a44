// SPDX-License-Identifier: MIT

import EspalierHealthKit
import Foundation
import Testing

@Suite struct HealthTests {
  @Test(
    "a quantity is converted to units of the same kind",
    arguments: [
      ("kg", "lb", 1.0, 2.2046226), ("km", "mi", 1, 0.6213712), ("kcal", "kJ", 1, 4.184), ("degF", "degC", 212, 100),
      ("count/min", "count/s", 90, 1.5), ("mg/dL", "g/L", 100, 1), ("hr", "min", 1.5, 90),
      ("mmHg", "kPa", 120, 15.99868),
    ])
  func conversions(from: String, to: String, value: Double, expected: Double) {
    let quantity = HKQuantity(unit: HKUnit(from: from), doubleValue: value)
    #expect(abs(quantity.doubleValue(for: HKUnit(from: to)) - expected) < 1e-5)
    #expect(!quantity.is(compatibleWith: HKUnit(from: "V")))
  }

  @Test("units made of parts have the text and the dimensions of the whole")
  func parts() {
    let unit = HKUnit.count().unitDivided(by: .minute())
    #expect(unit.unitString == "count/min" && unit == HKUnit(from: "count/min"))
    #expect(HKUnit.percent().isNull() && !HKUnit.gram().isNull() && HKUnit.gramUnit(with: .kilo).unitString == "kg")
    let metre = HKQuantity(unit: .meter(), doubleValue: 1)
    #expect(metre == HKQuantity(unit: .meterUnit(with: .centi), doubleValue: 100))
    #expect(metre.compare(HKQuantity(unit: .foot(), doubleValue: 3)) == .orderedDescending)
  }

  @Test("the store is absent, and each request has the error")
  func store() async throws {
    let store = HKHealthStore()
    #expect(!HKHealthStore.isHealthDataAvailable())
    let type = try #require(HKObjectType.quantityType(forIdentifier: .bodyMass))
    let error = await #expect(throws: HKError.self) { try await store.requestAuthorization(toShare: [], read: [type]) }
    #expect(
      error?.code == .errorHealthDataUnavailable && error?.localizedDescription.contains("no health data") == true)
    let isFailed: Bool = await withCheckedContinuation { done in
      let query = HKSampleQuery(
        sampleType: type, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil
      ) { _, samples, error in done.resume(returning: samples == nil && error is HKError) }
      store.execute(query)
    }
    #expect(isFailed)
    let hasFigures: Bool = await withCheckedContinuation { done in
      let query = HKStatisticsCollectionQuery(
        quantityType: type, quantitySamplePredicate: nil, anchorDate: Date(), intervalComponents: DateComponents(day: 1)
      )
      query.initialResultsHandler = { _, figures, _ in done.resume(returning: figures != nil) }
      store.execute(query)
    }
    #expect(!hasFigures)
  }

  @Test("samples are values, and a condition of a time decides about them")
  func samples() throws {
    let type = HKQuantityType(.bodyMass)
    #expect(type == HKObjectType.quantityType(forIdentifier: .bodyMass) && type != HKQuantityType(.height))
    #expect(type.identifier == "HKQuantityTypeIdentifierBodyMass")
    func sample(_ start: Double, _ end: Double) -> HKQuantitySample {
      HKQuantitySample(
        type: type, quantity: HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70),
        start: Date(timeIntervalSince1970: start), end: Date(timeIntervalSince1970: end))
    }
    let (start, end) = (Date(timeIntervalSince1970: 10), Date(timeIntervalSince1970: 20))
    let loose = HKQuery.predicateForSamples(withStart: start, end: end)
    let strict = HKQuery.predicateForSamples(withStart: start, end: end, options: .strictStartDate)
    #expect(loose.evaluate(with: sample(5, 12)) && !strict.evaluate(with: sample(5, 12)))
    #expect(strict.evaluate(with: sample(10, 30)) && !loose.evaluate(with: sample(20, 30)))
  }
}
