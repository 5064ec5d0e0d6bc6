import { targetNames } from '@guangquan/contract/staff/act-names'
import { expect, test } from 'vitest'
import { pages } from '../../shell/pages.ts'
import { targetAddress } from './target-address.ts'

const target = (targetKind: string, targetId: string, more: object = {}) =>
  targetAddress({ act: 'x', targetKind, targetId, before: null, after: null, ...more })

test.each([
  ['member', 'm1', '/members/m1'],
  ['order', 'o1', '/orders?row=orders%3Ao1'],
  ['lens', 'nikon-50mm', '/gear?tab=all&kind=lens&row=lens%3Anikon-50mm'],
  ['tag', '夜景', '/tags?row=tags%3A%E5%A4%9C%E6%99%AF'],
  ['dictionary', 'Emotion:3', '/dictionaries?code=Emotion&row=dictionaries%3A3'],
  ['dictionary', 'Emotion', '/dictionaries?code=Emotion'],
  ['provider', 'aliyun', '/system?row=providers%3Aaliyun'],
  ['setting', 'level.gates', '/settings?key=level.gates'],
  ['setting', 'site', '/brand'],
  ['word', '00000000-0000-0000-0000-000000000000', null],
  ['export', 'e1', null],
  ['of an older release', 'x1', null],
])('a %s of id %s is shown at %s', (kind, id, address) => {
  expect(target(kind, id)).toBe(address)
})

test('banners are in the list of their place', () => {
  expect(target('banner', 'b1', { before: { place: 2 }, after: { place: 3 } })).toContain('place=3')
})

test('a used code leads to its order; what an older release recorded names no order', () => {
  expect(target('order', 'o1', { act: 'goods.codeUsed' })).toBe('/orders?row=orders%3Ao1')
  expect(target('goods', 'c1', { act: 'goods.codeUsed' })).toBeNull()
})

test('a name that is no gear leads to the list where names are decided', () => {
  expect(target('camera', 'n1', { act: 'gear.nameDismissed' })).toBe('/gear')
  expect(target('lens', 'n1', { act: 'gear.nameDismissed' })).toBe('/gear?kind=lens')
})

test('all but these kinds are shown', () => {
  const hidden = Object.keys(targetNames).filter((kind) => target(kind, 'a1') === null)
  expect(hidden.toSorted()).toEqual([
    'contestRound',
    'enrolment',
    'export',
    'gear',
    'lotteryTicket',
    'reviewReason',
    'serial',
    'site',
  ])
})

test('every address is one of a page', () => {
  const paths = new Set(pages.map(({ path }) => `/${path}`))
  const addresses = Object.keys(targetNames).flatMap((kind) => target(kind, 'a1') ?? [])
  expect(addresses.length).toBeGreaterThan(30)
  expect(addresses.filter((address) => !paths.has(/^\/[a-z-]+/.exec(address)?.[0] ?? ''))).toEqual([])
})
