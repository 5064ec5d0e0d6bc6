import { expect, test } from 'vitest'
import { popupKinds, popupText } from './popup-kinds.ts'

const all = ['activity', 'prize', 'circle', 'system'] as const

const popups = (...on: boolean[]) => {
  const [activity = false, prize = false, circle = false, system = false] = on
  return { activity, prize, circle, system }
}

test('pop-ups are counted unless all or none are on', () => {
  expect(popupText(popups(true, true, true, true), all)).toBe('全部开启')
  expect(popupText(popups(), all)).toBe('已关闭')
  expect(popupText(popups(true, false, false, true), all)).toBe('开启 2 项')
})

test('only pop-ups of open features are offered and counted', () => {
  expect(popupKinds.map(({ kind }) => kind)).toEqual([...all])
  expect(popupText(popups(true, true, true, true))).toBe('全部开启')
  expect(popupText(popups())).toBe('已关闭')
})
