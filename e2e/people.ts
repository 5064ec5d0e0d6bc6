/**
 * Members of the demonstration data. Tests read their content; they publish only what requires a level that no new
 * member has: articles, videos, votes.
 */
export const demonstration = {
  demonstration: { name: '林小满', phone: '13800130001' },
  secondDemonstration: { name: '沈一白', phone: '13800130002' },
} as const

export type Demonstration = keyof typeof demonstration

/** Files of their signed-in browser states; written once by `people.setup.ts`. */
export const stateOf = (person: Demonstration) => `test-results/state/${person}.json`
