import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'
import { findRoute } from './table.ts'

const pathOf = (pathname: string) => findRoute(pathname)?.path

test('each parameter of a pattern matches one segment of the path', () => {
  expect(matchPath('/post/detail/:id', '/post/detail/0198-a')).toEqual({ id: '0198-a' })
  expect(matchPath('/post/detail/:id', '/post/detail/a%20b/')).toEqual({ id: 'a b' })
  expect(matchPath('/post/detail/:id', '/post/detail/%E0%A4%A')).toEqual({ id: '%E0%A4%A' })
  expect(matchPath('/post/detail/:id', '/post/detail/')).toBeUndefined()
  expect(matchPath('/post/detail/:id', '/post/detail/a/b')).toBeUndefined()
  expect(matchPath('/', '/')).toEqual({})
  expect(matchPath('/', '/x')).toBeUndefined()
})

test('a fixed path is never matched as a parameter of another pattern', () => {
  expect(pathOf('/user/other')).toBe('/user/other')
  expect(pathOf('/user/circle/create')).toBe('/user/circle/create')
  expect(pathOf('/user/circle/joined')).toBe('/user/circle/:tab')
  expect(pathOf('/account/register/step7-1')).toBe('/account/register/step7-1')
  expect(pathOf('/nowhere')).toBeUndefined()
  expect(pathOf('//')).toBeUndefined()
})
