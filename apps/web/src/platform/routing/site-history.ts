import type { ShownRoute } from '@guangquan/routes/shown-route'
import type { RoutePath } from '@guangquan/routes/table'
import { createStore, setLayerKeeper } from '@guangquan/ui'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { boot } from '../boot.ts'
import { paths } from '../paths.ts'
import { currentUser } from '../session/session.ts'
import {
  addLayer,
  beginEntries,
  closeLayers,
  entryOfWindow,
  hasArrived,
  keepAnchorEntry,
  leaveQuestion,
  settle,
  standHere,
  stepsTaken,
  takeBack,
  writeEntry,
  type Action,
} from './entries.ts'
import { hrefOf, parsePlace, settlePlace, type FindRoute, type Place } from './place.ts'
import { rememberScroll } from './scroll-memory.ts'

/** A page that is on the screen, or the failure that is there in its place. */
export interface Shown {
  place: Place
  route: ShownRoute
  page: ComponentType | undefined
  error: unknown
  action: Action
  keepScroll: boolean
}

/** How to go somewhere. */
export interface GoOptions {
  /** In place of the entry at hand. */
  replace?: boolean | undefined
  /** Stays where the page is scrolled to. */
  keepScroll?: boolean | undefined
  /** Lets named elements travel from page to page. */
  viewTransition?: boolean | undefined
  /** Kept with the entry. */
  state?: unknown
}

/** What the history needs of the site above it. */
export interface Pages {
  /** Loads the table of routes. @throws ChunkLoadError */
  loadTable: () => Promise<{ findRoute: FindRoute }>
  /** Loads the page of a route. @throws ChunkLoadError, CssChunkError */
  loadPage: (path: RoutePath) => Promise<ComponentType>
}

/** Asks whether the page at hand may be left for a path; false holds it back. */
export type LeaveGuard = (pathname: string) => Promise<boolean> | true

/** What is shown; null until the first page is here. */
export const shownPage = createStore<Shown | null>(null)
/** Is a page on its way. */
export const pageOnItsWay = createStore(false)

let pages: Pages
let leaveGuard: LeaveGuard | undefined
let lastTurn = 0
// The page of this path came with its row of the table; the table itself comes when one goes elsewhere.
let firstPath = ''
let findRoute: FindRoute | undefined

/**
 * Shows the page of the window's address and follows the browser's back and forward. Ends when the first page, or
 * the failure in its place, is here.
 */
export function startHistory(given: Pages): Promise<void> {
  pages = given
  firstPath = window.location.pathname
  history.scrollRestoration = 'manual'
  addEventListener('popstate', () => void onPop())
  beginEntries()
  setLayerKeeper(addLayer)
  return show(placeOfWindow(), 'pop', {})
}

/** Goes to a path of the site, after whoever guards the page at hand agrees. */
export function goTo(path: string, options: GoOptions = {}): void {
  const place = { ...parsePlace(path), state: options.state ?? null, key: newKey() }
  const shown = shownPage.get()
  const isSame = shown !== null && hrefOf(shown.place) === hrefOf(place)
  void step(place, options.replace === true || isSame ? 'replace' : 'push', options)
}

/** Goes by a number of steps through the browser's history. */
export function goBy(steps: number): void {
  void settle(true).then(() => history.go(steps))
}

/** Somebody signed in or out: shows what the address at hand is for them. */
export function recheckPage(): void {
  const place = shownPage.get()?.place
  if (place !== undefined) void show(place, 'replace', { keepScroll: true })
}

/** Sets who is asked before the page is left; undefined for nobody. */
export function setLeaveGuard(guard: LeaveGuard | undefined): void {
  leaveGuard = guard
}

async function step(place: Place, action: Action, options: GoOptions): Promise<void> {
  if (await mayLeave(place.pathname)) await show(place, action, options)
}

async function onPop(): Promise<void> {
  if (hasArrived() || keepAnchorStep() || leaveQuestion()) return
  const place = placeOfWindow()
  if (place.key === shownPage.get()?.place.key) {
    standHere(true)
    return
  }
  if (leaveGuard !== undefined) {
    const steps = stepsTaken()
    const answer = leaveGuard(place.pathname)
    if (answer !== true) {
      // The address has changed already: take it back while the question is open.
      takeBack()
      if (await answer) {
        leaveGuard = undefined
        history.go(steps)
      }
      return
    }
  }
  standHere(false)
  await show(place, 'pop', {})
}

/** A plain link to an anchor of the page at hand: the browser went there by itself, and made an entry not ours. */
function keepAnchorStep(): boolean {
  const shown = shownPage.get()
  const { pathname, search, hash } = window.location
  if (shown === null || history.state !== null || hash === '') return false
  if (shown.place.pathname !== pathname || shown.place.search !== search) return false
  const place = { ...shown.place, hash, key: newKey() }
  keepAnchorEntry(place)
  shownPage.set({ ...shown, place, action: 'push', keepScroll: true })
  return true
}

async function mayLeave(pathname: string): Promise<boolean> {
  return leaveGuard === undefined || (await leaveGuard(pathname))
}

async function show(wanted: Place, action: Action, options: GoOptions): Promise<void> {
  const turn = ++lastTurn
  pageOnItsWay.set(true)
  const loaded = await load(wanted)
  const { place } = loaded
  // Somebody went elsewhere meanwhile.
  if (turn !== lastTurn) return
  const before = shownPage.get()
  if (before !== null && before.place.pathname !== place.pathname) closeLayers()
  // A new page follows the page at hand and not the dialogs over it.
  if (action !== 'pop') await settle(true)
  if (turn !== lastTurn) return
  if (before !== null) rememberScroll(before.place.key)
  // A place that led elsewhere is replaced, so that going back does not come to it again.
  writeEntry(place, action === 'pop' && place !== wanted ? 'replace' : action)
  // Dialogs that stay open over another address of the same page.
  void settle()
  const next = { ...loaded, action, keepScroll: options.keepScroll === true }
  const commit = () => {
    pageOnItsWay.set(false)
    shownPage.set(next)
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (options.viewTransition === true && !calm && 'startViewTransition' in document) {
    document.startViewTransition(() => flushSync(commit))
  } else commit()
}

async function load(wanted: Place): Promise<Pick<Shown, 'place' | 'route' | 'page' | 'error'>> {
  let settled = { place: wanted, route: shownPage.get()?.route ?? boot.route ?? unknownRoute }
  try {
    const known = await routesFor(wanted.pathname)
    settled = settlePlace(wanted, { signedIn: currentUser() !== null, findRoute: known })
    return { ...settled, page: await pages.loadPage(settled.route.path), error: undefined }
  } catch (error) {
    return { ...settled, page: undefined, error }
  }
}

// Of a page that could not be shown for want of the table.
const unknownRoute: ShownRoute = { path: paths.notFound(), title: '', access: 'public' }

async function routesFor(pathname: string): Promise<FindRoute> {
  const { route } = boot
  const isShown =
    route !== null && pathname === firstPath && (route.access === 'public' || currentUser() !== null)
  if (findRoute === undefined && isShown) return () => route
  findRoute ??= (await pages.loadTable()).findRoute
  return findRoute
}

function placeOfWindow(): Place {
  const { pathname, search, hash } = window.location
  const { key, state } = entryOfWindow()
  return { pathname, search, hash, state, key }
}

function newKey(): string {
  return crypto.randomUUID().slice(0, 8)
}
