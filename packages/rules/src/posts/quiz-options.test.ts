import { expect, test } from 'vitest'
import { quizAsks, quizOptions } from './quiz-options.ts'

const { aperture, focalLength, shutter } = quizAsks
const randoms = [0, 0.3, 0.6, 0.99]

test.each([
  [aperture, 1.4],
  [aperture, 1.8],
  [aperture, 8],
  [aperture, 16],
  [shutter, 1 / 500],
  [shutter, 0.0166],
  [shutter, 1 / 8000 / 0.5],
  [shutter, 4],
  [focalLength, 24],
  [focalLength, 50],
  [focalLength, 90],
  [focalLength, 400],
])('question %i of %f has four different options in order, the answer among them', (ask, value) => {
  for (const random of randoms) {
    const made = quizOptions(ask, value, random)
    const values = made?.values ?? []
    expect(new Set(values).size).toBe(4)
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    const right = values[made?.answer ?? -1] ?? 0
    expect(Math.abs(Math.log(right / value))).toBeLessThan(0.06)
    for (const other of values.filter((one) => one !== right)) {
      const ratio = Math.max(other / right, right / other)
      expect(ratio).toBeGreaterThan(1.25)
      // Two stops: a factor of four in seconds, of two in f-numbers.
      if (ask !== focalLength) expect(ratio).toBeLessThan(ask === shutter ? 4.5 : 2.2)
    }
  }
})

test('the place of the answer is not always the same', () => {
  const places = randoms.map((random) => quizOptions(aperture, 5.6, random)?.answer)
  expect(new Set(places).size).toBeGreaterThan(1)
})

test.each([
  [aperture, 0.95],
  [aperture, 1],
  [aperture, 32],
  [aperture, 90],
  [shutter, 120],
  [shutter, 1 / 8000],
  [focalLength, 3],
  [focalLength, 14],
  [focalLength, 1200],
])('question %i of %f cannot be asked', (ask, value) => {
  expect(quizOptions(ask, value, 0.5)).toBeNull()
})

test('what no camera prints is not asked', () => {
  expect(quizOptions(aperture, 6.68, 0.5)).toBeNull()
})
