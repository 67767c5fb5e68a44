// SPDX-License-Identifier: MIT

import Foundation

/// Name of a kind of quantities.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }

  /// Apple's identifier for “step count”.
  public static let stepCount = Self("StepCount")
  /// Apple's identifier for “distance walking running”.
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  /// Apple's identifier for “distance cycling”.
  public static let distanceCycling = Self("DistanceCycling")
  /// Apple's identifier for “distance swimming”.
  public static let distanceSwimming = Self("DistanceSwimming")
  /// Apple's identifier for “distance wheelchair”.
  public static let distanceWheelchair = Self("DistanceWheelchair")
  /// Apple's identifier for “basal energy burned”.
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  /// Apple's identifier for “active energy burned”.
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  /// Apple's identifier for “flights climbed”.
  public static let flightsClimbed = Self("FlightsClimbed")
  /// Apple's identifier for “apple exercise time”.
  public static let appleExerciseTime = Self("AppleExerciseTime")
  /// Apple's identifier for “apple stand time”.
  public static let appleStandTime = Self("AppleStandTime")
  /// Apple's identifier for “apple move time”.
  public static let appleMoveTime = Self("AppleMoveTime")
  /// Apple's identifier for “push count”.
  public static let pushCount = Self("PushCount")
  /// Apple's identifier for “swimming stroke count”.
  public static let swimmingStrokeCount = Self("SwimmingStrokeCount")
  /// Apple's identifier for “body mass”.
  public static let bodyMass = Self("BodyMass")
  /// Apple's identifier for “body mass index”.
  public static let bodyMassIndex = Self("BodyMassIndex")
  /// Apple's identifier for “body fat percentage”.
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  /// Apple's identifier for “height”.
  public static let height = Self("Height")
  /// Apple's identifier for “lean body mass”.
  public static let leanBodyMass = Self("LeanBodyMass")
  /// Apple's identifier for “waist circumference”.
  public static let waistCircumference = Self("WaistCircumference")
  /// Apple's identifier for “body temperature”.
  public static let bodyTemperature = Self("BodyTemperature")
  /// Apple's identifier for “basal body temperature”.
  public static let basalBodyTemperature = Self("BasalBodyTemperature")
  /// Apple's identifier for “heart rate”.
  public static let heartRate = Self("HeartRate")
  /// Apple's identifier for “resting heart rate”.
  public static let restingHeartRate = Self("RestingHeartRate")
  /// Apple's identifier for “walking heart rate average”.
  public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
  /// Apple's identifier for “heart rate variability sdnn”.
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  /// Apple's identifier for “oxygen saturation”.
  public static let oxygenSaturation = Self("OxygenSaturation")
  /// Apple's identifier for “respiratory rate”.
  public static let respiratoryRate = Self("RespiratoryRate")
  /// Apple's identifier for “blood pressure systolic”.
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  /// Apple's identifier for “blood pressure diastolic”.
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
  /// Apple's identifier for “blood glucose”.
  public static let bloodGlucose = Self("BloodGlucose")
  /// Apple's identifier for “blood alcohol content”.
  public static let bloodAlcoholContent = Self("BloodAlcoholContent")
  /// Apple's identifier for “insulin delivery”.
  public static let insulinDelivery = Self("InsulinDelivery")
  /// Apple's identifier for “vo2 max”.
  public static let vo2Max = Self("Vo2Max")
  /// Apple's identifier for “walking speed”.
  public static let walkingSpeed = Self("WalkingSpeed")
  /// Apple's identifier for “walking step length”.
  public static let walkingStepLength = Self("WalkingStepLength")
  /// Apple's identifier for “running speed”.
  public static let runningSpeed = Self("RunningSpeed")
  /// Apple's identifier for “running power”.
  public static let runningPower = Self("RunningPower")
  /// Apple's identifier for “cycling power”.
  public static let cyclingPower = Self("CyclingPower")
  /// Apple's identifier for “environmental audio exposure”.
  public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
  /// Apple's identifier for “headphone audio exposure”.
  public static let headphoneAudioExposure = Self("HeadphoneAudioExposure")
  /// Apple's identifier for “dietary energy consumed”.
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
  /// Apple's identifier for “dietary water”.
  public static let dietaryWater = Self("DietaryWater")
  /// Apple's identifier for “dietary protein”.
  public static let dietaryProtein = Self("DietaryProtein")
  /// Apple's identifier for “dietary carbohydrates”.
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
  /// Apple's identifier for “dietary fiber”.
  public static let dietaryFiber = Self("DietaryFiber")
  /// Apple's identifier for “dietary sugar”.
  public static let dietarySugar = Self("DietarySugar")
  /// Apple's identifier for “dietary fat total”.
  public static let dietaryFatTotal = Self("DietaryFatTotal")
  /// Apple's identifier for “dietary fat saturated”.
  public static let dietaryFatSaturated = Self("DietaryFatSaturated")
  /// Apple's identifier for “dietary cholesterol”.
  public static let dietaryCholesterol = Self("DietaryCholesterol")
  /// Apple's identifier for “dietary sodium”.
  public static let dietarySodium = Self("DietarySodium")
  /// Apple's identifier for “dietary potassium”.
  public static let dietaryPotassium = Self("DietaryPotassium")
  /// Apple's identifier for “dietary calcium”.
  public static let dietaryCalcium = Self("DietaryCalcium")
  /// Apple's identifier for “dietary iron”.
  public static let dietaryIron = Self("DietaryIron")
  /// Apple's identifier for “dietary vitamin c”.
  public static let dietaryVitaminC = Self("DietaryVitaminC")
  /// Apple's identifier for “dietary vitamin d”.
  public static let dietaryVitaminD = Self("DietaryVitaminD")
  /// Apple's identifier for “dietary caffeine”.
  public static let dietaryCaffeine = Self("DietaryCaffeine")
  /// Apple's identifier for “electrodermal activity”.
  public static let electrodermalActivity = Self("ElectrodermalActivity")
  /// Apple's identifier for “inhaler usage”.
  public static let inhalerUsage = Self("InhalerUsage")
  /// Apple's identifier for “number of times fallen”.
  public static let numberOfTimesFallen = Self("NumberOfTimesFallen")
  /// Apple's identifier for “uv exposure”.
  public static let uvExposure = Self("UvExposure")
}

/// Name of a kind of categories.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }

  /// Apple's identifier for “sleep analysis”.
  public static let sleepAnalysis = Self("SleepAnalysis")
  /// Apple's identifier for “apple stand hour”.
  public static let appleStandHour = Self("AppleStandHour")
  /// Apple's identifier for “mindful session”.
  public static let mindfulSession = Self("MindfulSession")
  /// Apple's identifier for “menstrual flow”.
  public static let menstrualFlow = Self("MenstrualFlow")
  /// Apple's identifier for “intermenstrual bleeding”.
  public static let intermenstrualBleeding = Self("IntermenstrualBleeding")
  /// Apple's identifier for “ovulation test result”.
  public static let ovulationTestResult = Self("OvulationTestResult")
  /// Apple's identifier for “cervical mucus quality”.
  public static let cervicalMucusQuality = Self("CervicalMucusQuality")
  /// Apple's identifier for “sexual activity”.
  public static let sexualActivity = Self("SexualActivity")
  /// Apple's identifier for “high heart rate event”.
  public static let highHeartRateEvent = Self("HighHeartRateEvent")
  /// Apple's identifier for “low heart rate event”.
  public static let lowHeartRateEvent = Self("LowHeartRateEvent")
  /// Apple's identifier for “irregular heart rhythm event”.
  public static let irregularHeartRhythmEvent = Self("IrregularHeartRhythmEvent")
  /// Apple's identifier for “headache”.
  public static let headache = Self("Headache")
  /// Apple's identifier for “fatigue”.
  public static let fatigue = Self("Fatigue")
  /// Apple's identifier for “nausea”.
  public static let nausea = Self("Nausea")
  /// Apple's identifier for “dizziness”.
  public static let dizziness = Self("Dizziness")
  /// Apple's identifier for “fever”.
  public static let fever = Self("Fever")
  /// Apple's identifier for “coughing”.
  public static let coughing = Self("Coughing")
  /// Apple's identifier for “handwashing event”.
  public static let handwashingEvent = Self("HandwashingEvent")
  /// Apple's identifier for “toothbrushing event”.
  public static let toothbrushingEvent = Self("ToothbrushingEvent")
}

/// Name of a property of the user.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier" + name }

  /// Apple's identifier for “biological sex”.
  public static let biologicalSex = Self("BiologicalSex")
  /// Apple's identifier for “blood type”.
  public static let bloodType = Self("BloodType")
  /// Apple's identifier for “date of birth”.
  public static let dateOfBirth = Self("DateOfBirth")
  /// Apple's identifier for “fitzpatrick skin type”.
  public static let fitzpatrickSkinType = Self("FitzpatrickSkinType")
  /// Apple's identifier for “wheelchair use”.
  public static let wheelchairUse = Self("WheelchairUse")
  /// Apple's identifier for “activity move mode”.
  public static let activityMoveMode = Self("ActivityMoveMode")
}
