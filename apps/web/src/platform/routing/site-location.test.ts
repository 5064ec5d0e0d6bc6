import { findRoute } from '@guangquan/routes/table'
import { expect, test } from 'vitest'
import { hrefOf, parseLocation, resolveLocation, type SiteLocation } from './site-location.ts'

function place(path: string): SiteLocation {
  return { ...parseLocation(path), state: null, key: 'a' }
}

const settle = (requested: SiteLocation, signedIn: boolean) =>
  resolveLocation(requested, { signedIn, findRoute })

test('a known page is shown to those who may see it', () => {
  const requested = place('/post/detail/0198?noback=1#comment')
  const settled = settle(requested, false)
  expect(settled.place).toBe(requested)
  expect(settled.route.path).toBe('/post/detail/:id')
  expect(settle(place('/user?x=1'), true).route.path).toBe('/user')
})

test('a visitor is redirected to sign-in, with the requested path and query', () => {
  const { place: shown, route } = settle(place('/user/other?id=0198'), false)
  expect(route.path).toBe('/account/login/phone')
  expect(hrefOf(shown)).toBe('/account/login/phone?redirect=%2Fuser%2Fother%3Fid%3D0198')
})

test('an unknown path leads to the 404 page', () => {
  expect(hrefOf(settle(place('/nowhere?a=1#b'), false).place)).toBe('/404')
  expect(settle(place('/nowhere'), true).route.path).toBe('/404')
})

test('the host of another site is dropped', () => {
  expect(hrefOf(parseLocation('//evil.example/user'))).toBe('/user')
  expect(hrefOf(parseLocation('https://evil.example/user'))).toBe('/user')
})
