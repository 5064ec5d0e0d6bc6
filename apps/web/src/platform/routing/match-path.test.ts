import { expect, test } from 'vitest'
import { routeOf } from './route-match.ts'
import { matchPath } from './match-path.ts'

test('names of a pattern take one part of the path each', () => {
  expect(matchPath('/post/detail/:id', '/post/detail/0198-a')).toEqual({ id: '0198-a' })
  expect(matchPath('/post/detail/:id', '/post/detail/a%20b/')).toEqual({ id: 'a b' })
  expect(matchPath('/post/detail/:id', '/post/detail/%E0%A4%A')).toEqual({ id: '%E0%A4%A' })
  expect(matchPath('/post/detail/:id', '/post/detail/')).toBeUndefined()
  expect(matchPath('/post/detail/:id', '/post/detail/a/b')).toBeUndefined()
  expect(matchPath('/', '/')).toEqual({})
  expect(matchPath('/', '/x')).toBeUndefined()
})

test('a fixed path is never taken for a parameter of another', () => {
  expect(routeOf('/user/other')).toBe('/user/other')
  expect(routeOf('/user/circle/create')).toBe('/user/circle/create')
  expect(routeOf('/user/circle/joined')).toBe('/user/circle/:tab')
  expect(routeOf('/account/register/step7-1')).toBe('/account/register/step7-1')
  expect(routeOf('/nowhere')).toBeUndefined()
  expect(routeOf('//')).toBeUndefined()
})
