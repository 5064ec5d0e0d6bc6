import { expect, it } from 'vitest'
import { makeBudget } from './budget.ts'

it('divides the time by weight, and what one does not use among the others', () => {
  let clock = 0
  const budget = makeBudget(100, 10, () => clock)
  expect(budget.take(4)).toBe(40)
  clock = 28_000
  expect(budget.take(2)).toBe(24)
  clock = 200_000
  expect(budget.take(4)).toBe(0)
})
