import { expect, test } from 'vitest'
import { cardText, readCardText } from './card-text.ts'

const keys = { secretKey: Buffer.alloc(32, 1) }
const other = { secretKey: Buffer.alloc(32, 2) }
const memberId = '01a21890-0dc4-702b-9006-b11d0ed4eb3b'
// Ten minutes before midnight in China.
const now = new Date('2026-11-23T15:50:00Z')
const after = (hours: number) => new Date(now.getTime() + hours * 3600_000)

test('a card is read on its day and the next, alone or at the end of a link', () => {
  const card = cardText(keys, memberId, now)
  expect(card).toMatch(/^U1\.[\w-]{22}\.20261123\.[\w-]{16}$/)
  expect(readCardText(keys, card, now)).toEqual({ memberId })
  expect(readCardText(keys, ` https://example.com/user/other?id=${memberId}#${card} `, after(1))).toEqual({
    memberId,
  })
  expect(readCardText(keys, card, after(24))).toEqual({ memberId })
  expect(readCardText(keys, card, after(25))).toBe('expired')
  expect(readCardText(keys, card, after(-24))).toBe('expired')
})

test('what was changed, or signed with another key, says nothing', () => {
  const card = cardText(keys, memberId, now)
  const [, code = '', day = '', mac = ''] = card.split('.')
  const forged = [
    '',
    'U1',
    memberId,
    `U2.${code}.${day}.${mac}`,
    `U1.${code}.20261124.${mac}`,
    `U1.${'A'.repeat(22)}.${day}.${mac}`,
    `U1.${code}.${day}.${'A'.repeat(16)}`,
    `${card}A`,
    `x${card}`,
    cardText(other, memberId, now),
  ]
  for (const text of forged) expect([text, readCardText(keys, text, now)]).toEqual([text, 'invalid'])
  // While the installation changes its key, cards of the former one are read.
  const changed = { secretKey: other.secretKey, previousSecretKey: keys.secretKey }
  expect(readCardText(changed, card, now)).toEqual({ memberId })
})
