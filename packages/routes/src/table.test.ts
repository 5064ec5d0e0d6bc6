import { expect, test } from 'vitest'
import { features } from './features.ts'
import { toShownRoute } from './shown-route.ts'
import { findRoute, isOpen, routeList, routes } from './table.ts'

test('a route is open once it has a page and its feature is open', () => {
  expect(isOpen(routes['/post/photo'])).toBe(true)
  const { page: _page, ...unbuilt } = routes['/circle']
  expect(isOpen(unbuilt)).toBe(false)
  expect(isOpen(routes['/circle'])).toBe(true)
  expect(isOpen(routes['/circle'], { ...features, circle: false })).toBe(false)
})

test('what is drawn for visitors is open to them', () => {
  const drawn = routeList.filter((route) => route.drawn !== undefined)
  expect(drawn.length).toBeGreaterThan(3)
  expect(drawn.filter((route) => route.access !== 'public' || !isOpen(route))).toEqual([])
})

test('the part of a row that a page brings along survives JSON', () => {
  const route = findRoute('/post/detail/0198')
  const shown = route && toShownRoute(route)
  expect(JSON.parse(JSON.stringify(shown))).toEqual(shown)
  expect(shown).toEqual({ path: '/post/detail/:id', title: '作品详情', access: 'public', ownBar: true })
})
