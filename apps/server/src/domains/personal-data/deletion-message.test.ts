import { expect, test } from 'vitest'
import { consequencesOf } from './deletion-message.ts'

const losses = { coins: 12, level: 3, publishCount: 4 }
const all = { coins: true, level: true, achievement: true, product: true }

test('a deletion names only what exists', () => {
  const none = { coins: false, level: false, achievement: false, product: false }
  expect(consequencesOf(losses, none).join()).not.toMatch(/金币|等级|勋章|产品/)
  expect(consequencesOf({ ...losses, coins: 0 }, { ...none, coins: true }).join()).not.toMatch(/金币/)
  expect(consequencesOf(losses, none)[0]).toMatch(/^4 篇作品/)
  expect(consequencesOf(losses, all)).toHaveLength(5)
  expect(consequencesOf(losses, { ...all, achievement: false })[1]).toBe('等级 Lv.3将失效')
})
