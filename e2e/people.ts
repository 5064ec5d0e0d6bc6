/**
 * Members of the demonstration data. Tests read what they have; they publish only what takes a level that nobody has
 * on their first day: articles, videos, votes.
 */
export const demonstration = {
  demonstration: { name: '林小满', phone: '13800130001' },
  secondDemonstration: { name: '沈一白', phone: '13800130002' },
} as const

export type Demonstration = keyof typeof demonstration

/** Where their signed-in browsers lie; written once by `people.setup.ts`. */
export const stateOf = (person: Demonstration) => `test-results/state/${person}.json`
