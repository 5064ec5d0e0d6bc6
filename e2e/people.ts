/** Demonstration members whose browsers are signed in once for all tests, with their phones. */
export const people = {
  member: { name: '林小满', phone: '13800130001' },
  neighbour: { name: '沈一白', phone: '13800130002' },
  /** Only for the test that renews tokens: a copy of a session that was renewed ends it. */
  tabs: { name: '何夕', phone: '13800130003' },
  /** Publishes what the others are to comment on. */
  writer: { name: '小寒', phone: '13800130004' },
} as const

export type Person = keyof typeof people

/** Where the signed-in browser of a person lies; written once by `people.setup.ts`. */
export const stateOf = (person: Person) => `test-results/state/${person}.json`

/** Registered by phone before all tests, for the one that gives an account up: a phone gets a code a minute. */
export const leaver = { phone: '13900139000', password: '雾里看山 第九重' }
export const leaverState = 'test-results/state/leaver.json'

/** Registered by e-mail before all tests, for the one that finds its password again: a mailbox gets a code a minute. */
export const mailAccount = { email: 'finder@example.com', password: '雾里看山 第七重' }
