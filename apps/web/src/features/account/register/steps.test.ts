import { expect, test } from 'vitest'
import { firstMissingStep, progressOf, stepAfter, stepBefore, type RegistrationProgress } from './steps.ts'

const nothing: RegistrationProgress = {
  contact: '',
  hasTicket: false,
  hasPassword: false,
  hadPassword: false,
  nickName: '',
  hasSocial: false,
  hasProvince: false,
}
const contact = { ...nothing, contact: '13800132048' }
const proved = { ...contact, hasTicket: true }
const secret = { ...proved, hasPassword: true, hadPassword: true }
const named = { ...secret, nickName: '阿岚' }
const reloaded = { ...named, hasTicket: false, hasPassword: false }
const social = { ...nothing, hasSocial: true }

test.each([
  [1, nothing, 1],
  [2, nothing, 1],
  [11, nothing, 1],
  [2, contact, 2],
  [3, contact, 2],
  [4, contact, 2],
  [3, proved, 3],
  [5, proved, 3],
  [4, secret, 4],
  [5, secret, 4],
  [11, secret, 4],
  [11, named, 11],
  [2, named, 2],
  ['7-1', named, 7],
  ['7-1', { ...named, hasProvince: true }, '7-1'],
  ['n2', nothing, 1],
  ['n2', social, 'n2'],
  ['n3', social, 'n2'],
  ['n3', { ...social, hasTicket: true }, 'n3'],
] as const)('step %s with %o opens step %s', (requested, progress, opened) => {
  expect(firstMissingStep(requested, progress)).toBe(opened)
})

test.each([4, 5, 8, 11] as const)(
  'a reload at step %s asks for the password again, and for a new code once the proof has expired',
  (step) => {
    expect(firstMissingStep(step, reloaded)).toBe(3)
    expect(firstMissingStep(3, reloaded)).toBe(3)
    const stillProved = { ...reloaded, hasTicket: true }
    expect(firstMissingStep(step, stillProved)).toBe(3)
    expect(firstMissingStep(step, { ...stillProved, hasPassword: true })).toBe(step)
    expect(firstMissingStep(step, { ...reloaded, hasPassword: true })).toBe(2)
  },
)

test('steps follow each other, and there is no way back to a consumed code', () => {
  expect(stepAfter(4)).toBe(5)
  expect(stepAfter(7)).toBe('7-1')
  expect(stepAfter('7-1')).toBe(8)
  expect(stepAfter('n3')).toBe(8)
  expect(stepBefore(3, false)).toBe(1)
  expect(stepBefore(8, false)).toBe(7)
  expect(stepBefore(8, true)).toBeUndefined()
  expect(stepBefore(9, true)).toBe(8)
})

test('the progress bar has 11 steps, or 6 after a social sign-in', () => {
  expect(progressOf('7-1', false)).toEqual({ step: 7, of: 11 })
  expect(progressOf(11, false)).toEqual({ step: 11, of: 11 })
  expect(progressOf('n2', true)).toEqual({ step: 1, of: 6 })
  expect(progressOf(8, true)).toEqual({ step: 3, of: 6 })
})

test('the circles come after the topics', () => {
  expect(stepAfter(9)).toBe(10)
  expect(stepBefore(11, false)).toBe(10)
})
