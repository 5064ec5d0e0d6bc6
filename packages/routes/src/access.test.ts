import { declaredMethods } from '@guangquan/contract'
import { api, call } from '@guangquan/contract/wire/method-ref'
import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'
import type { Route } from './route.ts'
import { findRoute, routeList, routes } from './table.ts'

/** Written by hand from the requirements, so that neither the rule nor the table changes unnoticed. */
const open = `
  /
  /article
  /post/photo
  /post/detail/{id}
  /post/article-detail/{id}
  /post/video-detail/{id}
  /post/tag-filter
  /search
  /search/searchkeywords
  /exception/404
  /404
  /account/login/code/{step}
  /account/login/email-password
  /account/login/email
  /account/login/phone-password
  /account/login/phone
  /account/login/wechat
  /account/login/wx
  /account/register/step1
  /account/register/step2
  /account/register/nstep2
  /account/register/step3
  /account/register/nstep3
  /account/register/step4
  /account/register/step5
  /account/register/step6
  /account/register/step7
  /account/register/step7-1
  /account/register/step8
  /account/register/step9
  /account/register/step10
  /account/register/step11
  /account/reset-password/email/{step}
  /account/reset-password/phone/{step}
  /activity
  /activity/calendar
  /activity/joinactivity
  /activity/detail/{id}
  /activity/get-reward-address
  /activity/match-detail/{id}
  /activity/match/{id}
  /activity/prematch/{id}
  /activity/prevdetail/{id}
  /activity/qr-code
  /activity/lottery
  /activity/lotterypublic/{id}
  /more/customer-service
  /more/news
  /more/product-intro
  /more/store-activity
  /more/onlinegallery
  /more/onlinegallerymore
  /more/onlinegalleryhistory
  /more/store-information
  /oauth/weibo/callback
  /oauth/weibo/cancel
  /questionnaire/preview
  /user/achievement/photo-frame
  /user/achievement/photo-frame-detail/{id}
  /user/activity
  /user/product/activity
  /user/release/article
  /user/other/achievement/photo-frame
  /user/other/achievement/photo-frame-detail/{id}
`

const closed = `
  /follow
  /circle
  /circle/detail/{id}
  /circle/common-members/{id}
  /questionnaire
  /questionnaire/result
  /user
  /user/achievement
  /user/achievement/medal-detail/{id}
  /user/address/add
  /user/address/edit
  /user/address/list
  /user/circle/{tab}
  /user/circle/admin-add/{id}
  /user/circle/create
  /user/circle/create-audit
  /user/circle/create-brief
  /user/circle/create-img
  /user/circle/create-name
  /user/circle/create-topic
  /user/circle/manage/{id}
  /user/circle/members/{id}
  /user/coins/exchange
  /user/coins/exchange-address
  /user/coins/mine
  /user/collect
  /user/fans
  /user/follow
  /user/gallery
  /user/im
  /user/im/im-list
  /user/im/component/reply
  /user/interest
  /user/benefits
  /user/benefits/detail/{id}
  /user/present
  /user/hispresent
  /user/present/detail/{id}
  /user/present/awarddetail/{id}
  /user/present/get-award-address/{id}
  /user/present/awardexchange/{id}
  /user/level/exp-detail
  /user/level/mine
  /user/level/rule/{tab}
  /user/level/task
  /user/notice-list
  /user/notice/{tab}
  /user/like
  /user/product
  /user/product/detail/{id}
  /user/product/join
  /user/product/register/{step}
  /user/product/regqrcode
  /user/qr-code
  /user/release
  /user/release/match
  /user/release/video
  /user/release/vote
  /user/release-list
  /user/store-activity/release
  /user/setting
  /user/setting/bind-club-status
  /user/setting/delete-account
  /user/setting/update-account
  /user/setting/update-address
  /user/setting/update-area
  /user/setting/update-avatar
  /user/setting/update-background
  /user/setting/update-bind-club
  /user/setting/update-birthday
  /user/setting/update-email/{step}
  /user/setting/update-introduction
  /user/setting/update-nickname
  /user/setting/update-password/{step}
  /user/setting/update-phone/{step}
  /user/setting/update-photo-level
  /user/setting/update-receive-sms
  /user/setting/update-popup-accept
  /user/setting/update-sex
  /user/setting/update-username
  /user/other
  /user/other/achievement
  /user/other/achievement/medal-detail/{id}
  /user/other/circle/{tab}
  /user/other/fans
  /user/other/follow
  /user/other/gallery
  /user/other/like
  /user/other/release-list
`

const listed = (text: string) => text.trim().split(/\s+/)
const address = (pattern: string) => pattern.replaceAll(/\{\w+\}/g, '0198f0c2-8e1a-7cc3-9a55-2f1f4f1c7d11')

test.each(listed(open))('a visitor may open %s', (pattern) => {
  expect(findRoute(address(pattern))?.access).toBe('public')
})

test.each(listed(closed))('a visitor who opens %s is asked to sign in', (pattern) => {
  expect(findRoute(address(pattern))?.access).toBe('member')
})

const withColons = (pattern: string) => pattern.replaceAll(/\{(\w+)\}/g, ':$1')
const required = [...listed(open), ...listed(closed)].map(withColons)

test('every path of the requirements has a row of its own, and so a page', () => {
  expect(required).toHaveLength(153)
  expect(required.filter((path) => !(path in routes))).toEqual([])
})

// Paths that the requirements do not name follow from theirs and from the contract.

interface Row extends Pick<Route, 'access' | 'first'> {
  path: string
}

/** Whether the path, or one above it, is one for which the requirements demand a sign-in. */
function isBelowClosed(path: string): boolean {
  const parts = path.split('/')
  const above = parts.map((_, place) => parts.slice(0, place + 1).join('/')).filter((one) => one !== '')
  return listed(closed).some((pattern) =>
    above.some((one) => matchPath(withColons(pattern), one) !== undefined),
  )
}

/** Public rows below a closed path of the requirements that are not among its exceptions. */
function wronglyOpen(rows: readonly Row[]): string[] {
  return rows
    .filter(({ path, access }) => access === 'public' && !required.includes(path) && isBelowClosed(path))
    .map(({ path }) => path)
}

test('below a path that asks to sign in only what the requirements open is public', () => {
  expect(wronglyOpen(routeList)).toEqual([])
  const planted = ['/circle/map', '/user/product/activity', '/user/product/map', '/map', '/follow']
  expect(wronglyOpen(planted.map((path) => ({ path, access: 'public' })))).toEqual([
    '/circle/map',
    '/user/product/map',
  ])
})

/** First calls that a visitor of a public row may not make. */
function refusedCalls({ path, access, first }: Row): string[] {
  if (access !== 'public') return []
  const calls = first?.({ params: {}, query: { get: () => null } }) ?? []
  return calls
    .filter(([{ service, method }]) => accessOf(service, method) !== 'public')
    .map(([{ service, method }]) => `${path} ${service}.${method}`)
}

const accessOf = (service: string, name: string) =>
  declaredMethods.find((method) => method.service === service && method.name === name)?.access

test('a public path begins with calls that the contract opens to visitors', () => {
  expect(routeList.flatMap(refusedCalls)).toEqual([])
  expect(routeList.filter(({ access, first }) => access === 'public' && first).length).toBeGreaterThan(5)
  const first = () => [call(api.UserFollow.GetFansList, {}), call(api.Gear.Get, { kind: 'lens', id: '' })]
  expect(refusedCalls({ path: '/map', access: 'public', first })).toEqual(['/map UserFollow.GetFansList'])
  expect(refusedCalls({ path: '/map', access: 'member', first })).toEqual([])
})
