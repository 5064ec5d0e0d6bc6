import { expect, test } from 'vitest'
import { positionsUpTo, readerOrder, topicLift } from './topic-lift.ts'

test('a post of a chosen topic stands where its position divided by the lift is', () => {
  const lifted = new Set([0, 30, 31, 60])
  const order = Array.from({ length: 90 }, (_, position) => position).toSorted(
    (a, b) => readerOrder(a, lifted.has(a)) - readerOrder(b, lifted.has(b)),
  )
  expect(order[0]).toBe(0)
  expect(order.indexOf(30)).toBe(30 / topicLift)
  // After the other post of position 20, pushed back by the lifted one before it.
  expect(order.indexOf(31)).toBe(22)
  expect(order.indexOf(60)).toBe(60 / topicLift)
  expect(order.filter((position) => !lifted.has(position))).toEqual(
    order.filter((position) => !lifted.has(position)).toSorted((a, b) => a - b),
  )
})

test('every order value is unique, and its own position is the last one up to it', () => {
  const values = new Set<number>()
  for (let position = 0; position < 500; position++) {
    for (const isLifted of [true, false]) {
      const value = readerOrder(position, isLifted)
      expect(values.has(value)).toBe(false)
      values.add(value)
      expect(positionsUpTo(value)[isLifted ? 'lifted' : 'other']).toBe(position)
      expect(positionsUpTo(value - 1)[isLifted ? 'lifted' : 'other']).toBe(position - 1)
    }
  }
})
