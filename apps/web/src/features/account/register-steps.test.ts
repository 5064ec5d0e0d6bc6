import { expect, test } from 'vitest'
import { firstMissingStep } from './register-steps.ts'

const nothing = { phone: '', ticket: undefined, password: '' }
const phone = { ...nothing, phone: '13800132048' }
const proved = { ...phone, ticket: 'ticket' }
const all = { ...proved, password: 'a long enough one' }

test.each([
  [1, nothing, 1],
  [2, nothing, 1],
  [4, nothing, 1],
  [2, phone, 2],
  [3, phone, 2],
  [4, phone, 2],
  [3, proved, 3],
  [4, proved, 3],
  [4, all, 4],
  [2, all, 2],
] as const)('step %i with %o opens step %i', (wanted, held, opened) => {
  expect(firstMissingStep(wanted, held)).toBe(opened)
})
