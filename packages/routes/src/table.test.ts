import { expect, test } from 'vitest'
import { toShownRoute } from './shown-route.ts'
import { findRoute, routeList } from './table.ts'

test('what is drawn for visitors is open to them', () => {
  const drawn = routeList.filter((route) => route.drawn !== undefined)
  expect(drawn.length).toBeGreaterThan(3)
  expect(drawn.filter((route) => route.access !== 'public')).toEqual([])
})

test('the part of a row that a page brings along survives JSON', () => {
  const route = findRoute('/post/detail/0198')
  const shown = route && toShownRoute(route)
  expect(JSON.parse(JSON.stringify(shown))).toEqual(shown)
  expect(shown).toEqual({ path: '/post/detail/:id', title: '作品详情', access: 'public', ownBar: true })
})
