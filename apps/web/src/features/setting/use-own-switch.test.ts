import { expect, test } from 'vitest'
import { isShown } from './use-own-switch.ts'

const [shown, newer] = [{ receiveSms: false }, { receiveSms: false }]

test('without a click, the data are shown', () => {
  expect(isShown(null, shown)).toBe(false)
})

test('a click is shown until it is saved, whatever arrives meanwhile', () => {
  const click = { on: true, settledOver: null }
  expect([isShown(click, shown), isShown(click, newer)]).toEqual([true, true])
})

test('a saved click yields to newer data', () => {
  const click = { on: true, settledOver: shown }
  expect([isShown(click, shown), isShown(click, newer)]).toEqual([true, false])
})
