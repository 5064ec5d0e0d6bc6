import { expect, test } from 'vitest'
import { consequencesOf } from './deletion-message.ts'

const losses = { coins: 12, level: 3, publishCount: 4 }
const all = { coins: true, level: true, achievement: true, product: true }

test('a deletion names only what exists', () => {
  expect(consequencesOf(losses).join()).not.toMatch(/金币|等级|勋章|产品/)
  expect(consequencesOf(losses)[0]).toMatch(/^4 篇作品/)
  expect(consequencesOf(losses, all)).toHaveLength(5)
  expect(consequencesOf(losses, { ...all, achievement: false })[1]).toBe('等级 Lv.3将失效')
})
