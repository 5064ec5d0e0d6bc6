/** What a question of the quiz asks for. */
export const quizAsks = { aperture: 1, focalLength: 2, shutter: 3 } as const
export type QuizAsk = (typeof quizAsks)[keyof typeof quizAsks]

/** Four values, ascending, and the index of the right one. */
export interface QuizOptions {
  values: number[]
  answer: number
}

// Nominal values in thirds of a stop, as cameras print them.
const fNumbers = [
  1, 1.1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.5, 2.8, 3.2, 3.5, 4, 4.5, 5, 5.6, 6.3, 7.1, 8, 9, 10, 11, 13, 14, 16,
  18, 20, 22, 25, 29, 32,
] as const
const fractions = [
  8000, 6400, 5000, 4000, 3200, 2500, 2000, 1600, 1250, 1000, 800, 640, 500, 400, 320, 250, 200, 160, 125,
  100, 80, 60, 50, 40, 30, 25, 20, 15, 13, 10, 8, 6, 5, 4,
] as const
const wholeSeconds = [
  0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.3, 1.6, 2, 2.5, 3.2, 4, 5, 6, 8, 10, 13, 15, 20, 25, 30,
] as const
const seconds = [...fractions.map((part) => 1 / part), ...wholeSeconds]
const focalLengths = [14, 16, 20, 24, 28, 35, 50, 70, 85, 105, 135, 200, 300, 400, 600] as const

const thirdsOfAStop = 3
/** Tolerance of nominal values: cameras write 0.0166 for 1/60, and 1.78 for f/1.8. */
const nominalWithin = 0.05
/** Focal lengths closer than this look alike. */
const apart = 1.3

/**
 * The options of a question: the answer among values one or two stops away; for focal lengths, among the usual ones
 * next to it.
 * @param value f-number, millimetres (35 mm equivalent) or seconds
 * @param random below 1, decides which of the possible values is left out
 * @returns null if cameras do not set the value, or if there are too few others nearby
 */
export function quizOptions(ask: QuizAsk, value: number, random: number): QuizOptions | null {
  if (ask === quizAsks.focalLength) return withNear(Math.round(value), aroundFocal(value), random)
  const scale = ask === quizAsks.aperture ? fNumbers : seconds
  const place = nominalPlace(scale, value)
  const nominal = scale[place]
  if (nominal === undefined) return null
  const steps = [-2, -1, 1, 2].map((stops) => scale[place + stops * thirdsOfAStop])
  return withNear(
    nominal,
    steps.filter((one) => one !== undefined),
    random,
  )
}

function nominalPlace(scale: readonly number[], value: number): number {
  const distances = scale.map((one) => Math.abs(Math.log(one / value)))
  const nearest = Math.min(...distances)
  return nearest <= nominalWithin ? distances.indexOf(nearest) : -1
}

/** The two usual focal lengths on each side, each distinguishable from the answer and from the one before. */
function aroundFocal(value: number): number[] {
  if (value < 10 || value > 800) return []
  const outwards = (candidates: readonly number[]) => {
    const chosen: number[] = []
    for (const one of candidates) {
      const from = chosen.at(-1) ?? value
      if (Math.max(one / from, from / one) >= apart && chosen.length < 2) chosen.push(one)
    }
    return chosen
  }
  return [
    ...outwards(focalLengths.filter((one) => one > value)),
    ...outwards(focalLengths.filter((one) => one < value).toReversed()),
  ]
}

function withNear(answer: number, near: readonly number[], random: number): QuizOptions | null {
  if (near.length < 3) return null
  const left = near.length === 3 ? -1 : Math.floor(random * near.length)
  const values = [answer, ...near.filter((_one, index) => index !== left)].toSorted((a, b) => a - b)
  return { values, answer: values.indexOf(answer) }
}
