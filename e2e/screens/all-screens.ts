import { findRoute, routeList, type RoutePath } from '@guangquan/routes/table'
import { memberScreens } from './member.ts'
import { newcomerScreens } from './newcomer.ts'
import { at, type Screen } from './screen.ts'
import { visitorScreens } from './visitor.ts'

/** Pages without content when opened directly: their own tests cover them. */
const reachedElsewhere: RoutePath[] = [
  '/passport/:code',
  '/account/appeal',
  '/account/register/nstep2',
  '/account/register/nstep3',
  '/account/register/step5',
  '/account/register/step6',
  '/account/register/step7',
  '/account/register/step7-1',
  '/account/register/step8',
  '/account/register/step9',
  '/account/register/step10',
  '/post/video-detail/:id',
  // Answering a questionnaire leads here.
  '/questionnaire/result',
  // Screens open these by names of their own, from the list of presents.
  '/user/present/awarddetail/:id',
  '/user/present/awardexchange/:id',
  '/user/present/detail/:id',
  '/user/present/get-award-address/:id',
]

const named = [...visitorScreens, ...memberScreens].map(({ name }) => /^\/[^ ?]*/.exec(name)?.[0] ?? '')
const covered = new Set([
  ...named.map((path) => findRoute(path.replaceAll(/[{}]/g, ''))?.path),
  ...reachedElsewhere,
])
const uncovered = routeList.filter(({ path, missing }) => !covered.has(path) && missing !== true)

/** Pages of the table that no list names: they open without anything else. */
const plainScreens = (access: 'public' | 'member'): Screen[] =>
  uncovered.filter((route) => route.access === access).map(({ path }) => plain(path))

function plain(path: RoutePath): Screen {
  if (path.includes(':')) throw new Error(`the screens name no ${path}`)
  return at(path)
}

/** Every screen, by who opens it. A page without parameters is among them without being named in a list. */
export const screensOf = {
  visitor: [...visitorScreens, ...plainScreens('public')],
  member: [...memberScreens, ...plainScreens('member')],
  newcomer: newcomerScreens,
}
