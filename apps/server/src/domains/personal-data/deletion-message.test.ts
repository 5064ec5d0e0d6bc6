import { expect, test } from 'vitest'
import { consequencesOf } from './deletion-message.ts'

const losses = { coins: 12, level: 3, publishCount: 4 }

test('a deletion names what a member has', () => {
  const named = consequencesOf(losses)
  expect(named[0]).toBe('12 金币将清零，不能恢复')
  expect(named[1]).toBe('等级 Lv.3、勋章和头像框将失效')
  expect(named[2]).toMatch(/^4 篇作品/)
  expect(named).toHaveLength(5)
})

test('a member without coins loses none', () => {
  expect(consequencesOf({ ...losses, coins: 0 }).join()).not.toMatch(/金币/)
})
