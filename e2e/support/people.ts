/** The member of the demonstration data whose content tests read. */
export const demonstration = { name: '林小满', phone: '13800130001' } as const

/** File of their signed-in browser state; written once by `people.setup.ts`. */
export const demonstrationState = 'test-results/state/demonstration.json'
