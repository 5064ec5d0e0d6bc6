import { expect, test } from 'vitest'
import {
  bandCount,
  bandsOf,
  hashLength,
  lowFrequencies,
  lowMask,
  maxNearDistance,
  nearDistance,
  nearHash,
  nearSide,
  orientations,
  probesOf,
  similarityOf,
  turnHash,
  wholeDistance,
  type Orientation,
} from './near-hash.ts'
import { makeGrey, randomOf } from '../testing/make-grey.ts'

const hashOf = (grey: ArrayLike<number>) => nearHash(grey) ?? expect.fail('no hash')

/** The picture mirrored and with its axes swapped, point by point. */
function turnPicture(grey: Uint8Array, orientation: Orientation): Uint8Array {
  return grey.map((_, at) => {
    let [x, y] = [at % nearSide, Math.floor(at / nearSide)]
    if ((orientation & 1) !== 0) x = nearSide - 1 - x
    if ((orientation & 2) !== 0) y = nearSide - 1 - y
    return grey[(orientation & 4) === 0 ? y * nearSide + x : x * nearSide + y] ?? 0
  })
}

test('the frequencies are those of the DCT-II, with the energy of the picture', () => {
  // A cosine of one frequency per direction contains that frequency alone; its square is half the number of points.
  const cosine = Float64Array.from({ length: nearSide ** 2 }, (_, at) => {
    const along = (frequency: number, place: number) =>
      Math.cos((Math.PI * frequency * (2 * place + 1)) / (2 * nearSide))
    return along(5, at % nearSide) * along(3, Math.floor(at / nearSide))
  })
  const found = lowFrequencies(cosine)
  expect(found[3 * 16 + 5]).toBeCloseTo(nearSide / 2, 9)
  expect(found.filter((one) => Math.abs(one) > 1e-9)).toHaveLength(1)
  // The first one is the mean times the side.
  expect(lowFrequencies(new Uint8Array(nearSide ** 2).fill(7))[0]).toBeCloseTo(7 * nearSide, 9)
})

test('the hash of a turned or mirrored picture follows from that of the picture', () => {
  const grey = makeGrey(1, nearSide)
  const hash = hashOf(grey)
  const all = orientations.map((orientation) => turnHash(hash, orientation))
  for (const orientation of orientations)
    expect(all[orientation]).toEqual(hashOf(turnPicture(grey, orientation)))
  expect(new Set(all.map(({ bits }) => bits)).size).toBe(8)
})

test('a brighter picture of less contrast has the same hash, its negative has every bit the other way', () => {
  const grey = Float64Array.from(makeGrey(2, nearSide))
  const { bits } = hashOf(grey)
  expect(hashOf(grey.map((one) => one * 0.6 + 80)).bits).toBe(bits)
  const negative = hashOf(grey.map((one) => 255 - one)).bits
  expect(nearDistance(bits, negative)).toBe(wholeDistance)
  expect([similarityOf(0), similarityOf(maxNearDistance), similarityOf(wholeDistance)]).toEqual([100, 72, 0])
})

test('pictures without enough to tell them apart have no hash', () => {
  const flat = (value: number) => new Uint8Array(nearSide ** 2).fill(value)
  const random = randomOf(3)
  expect(nearHash(flat(0))).toBeNull()
  expect(nearHash(flat(255))).toBeNull()
  // A dark picture with sensor noise.
  expect(nearHash(flat(3).map((one) => one + Math.floor(random() * 5)))).toBeNull()
  // An even gradient, as of a clear sky.
  expect(nearHash(flat(0).map((_, at) => (at % nearSide) * 6))).toBeNull()
  // A drawing that is symmetric in both directions.
  expect(nearHash(flat(250).map((one, at) => (((at % nearSide) - 15.5) ** 2 < 30 ? 20 : one)))).toBeNull()
})

test('each band has its weak bits in each orientation, and one of the values to look for is the band itself', () => {
  const hash = hashOf(makeGrey(4, nearSide))
  expect(hash.bits).toHaveLength(hashLength)
  expect([...lowMask].filter((one) => one === '1')).toHaveLength(65)
  for (const orientation of orientations) {
    const turned = turnHash(hash, orientation)
    const probes = probesOf(turned)
    expect(probes).toHaveLength(bandCount)
    for (const [band, value] of bandsOf(turned).entries()) {
      expect(new Set(probes[band]).size).toBe(8)
      expect(probes[band]).toContain(value)
      expect(value).toBeGreaterThanOrEqual(-32_768)
      expect(value).toBeLessThanOrEqual(32_767)
    }
  }
  // A changed weak bit is still found.
  const at = hash.weak.indexOf('1')
  const changed = hash.bits.slice(0, at) + (hash.bits[at] === '1' ? '0' : '1') + hash.bits.slice(at + 1)
  for (const [band, value] of bandsOf({ bits: changed }).entries())
    expect(probesOf(hash)[band]).toContain(value)
})

/** Hashes as words for counting. */
const wordsOf = (bits: string) =>
  Int32Array.from({ length: 8 }, (_, word) =>
    Number(BigInt.asIntN(32, BigInt(`0b${bits.slice(word * 32, word * 32 + 32)}`))),
  )
const low = wordsOf(lowMask)
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
function distanceOf(one: Int32Array, other: Int32Array): number {
  let distance = 0
  for (let word = 0; word < 8; word++) {
    const differing = (one[word] ?? 0) ^ (other[word] ?? 0)
    distance += bitsOf(differing) + bitsOf(differing & (low[word] ?? 0))
  }
  return distance
}

test('of 1,200 pictures of one composition fewer than 0.1 % are near another one', () => {
  const hashes = Array.from({ length: 1200 }, (_, seed) => hashOf(makeGrey(seed, nearSide)))
  const words = hashes.map(({ bits }) => wordsOf(bits))
  const turned = hashes.map((hash) => orientations.map((one) => wordsOf(turnHash(hash, one).bits)))
  const alarmed = turned.filter((all, at) =>
    all.some((one) => words.some((other, place) => place < at && distanceOf(one, other) <= maxNearDistance)),
  )
  expect(distanceOf(words[0] ?? low, words[1] ?? low)).toBe(
    nearDistance(hashes[0]?.bits ?? '', hashes[1]?.bits ?? ''),
  )
  expect(alarmed.length).toBeLessThan(2)
})
