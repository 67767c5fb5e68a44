// SPDX-License-Identifier: MIT

// C's names for vectors of the standard library.

/// Two numbers of 32 bits.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers of 32 bits.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers of 32 bits.
public typealias simd_float4 = SIMD4<Float>
/// Two numbers of 64 bits.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers of 64 bits.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers of 64 bits.
public typealias simd_double4 = SIMD4<Double>
/// Two integers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// Three integers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// Four integers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// Two integers of 32 bits without a sign.
public typealias simd_uint2 = SIMD2<UInt32>
/// Three integers of 32 bits without a sign.
public typealias simd_uint3 = SIMD3<UInt32>
/// Four integers of 32 bits without a sign.
public typealias simd_uint4 = SIMD4<UInt32>
/// Two numbers of 32 bits.
public typealias vector_float2 = SIMD2<Float>
/// Three numbers of 32 bits.
public typealias vector_float3 = SIMD3<Float>
/// Four numbers of 32 bits.
public typealias vector_float4 = SIMD4<Float>
/// Two numbers of 64 bits.
public typealias vector_double2 = SIMD2<Double>
/// Three numbers of 64 bits.
public typealias vector_double3 = SIMD3<Double>
/// Four numbers of 64 bits.
public typealias vector_double4 = SIMD4<Double>
