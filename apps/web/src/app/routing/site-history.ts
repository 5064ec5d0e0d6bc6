import { createStore } from '@guangquan/ui'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import type { RoutePath } from '../paths.ts'
import { currentUser } from '../session.ts'
import { hrefOf, parsePlace, settle, type Place } from './place.ts'
import { firstKey, rememberScroll } from './scroll-memory.ts'

/** How a page came to be shown: by back and forward, as a new entry, in place of one. */
export type Action = 'pop' | 'push' | 'replace'

/** A page that is on the screen, or the failure that is there in its place. */
export interface Shown {
  place: Place
  route: RoutePath
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

/** Loads the page of a route. */
export type LoadPage = (route: RoutePath) => Promise<ComponentType>

/** Asks whether the page at hand may be left for a path; false holds it back. */
export type LeaveGuard = (pathname: string) => Promise<boolean> | true

/** What is shown; null until the first page is here. */
export const shownPage = createStore<Shown | null>(null)
/** Is a page on its way. */
export const pageOnItsWay = createStore(false)

let loadPage: LoadPage
let leaveGuard: LeaveGuard | undefined
let lastTurn = 0
// Position of the shown entry among ours, to take a refused step back.
let index = 0
let ignoredPops = 0

/**
 * Shows the page of the window's address and follows the browser's back and forward. Ends when the first page, or
 * the failure in its place, is here.
 */
export function startHistory(load: LoadPage): Promise<void> {
  loadPage = load
  history.scrollRestoration = 'manual'
  addEventListener('popstate', () => void onPop())
  index = entryOfWindow().index
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
  history.go(steps)
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
  if (ignoredPops > 0) {
    ignoredPops -= 1
    return
  }
  if (keepAnchorStep()) return
  const place = placeOfWindow()
  const wantedIndex = entryOfWindow().index
  if (leaveGuard !== undefined) {
    const delta = wantedIndex - index
    const answer = leaveGuard(place.pathname)
    if (answer !== true) {
      // The address has changed already: take it back while the question is open.
      ignoredPops += 1
      history.go(-delta)
      if (await answer) {
        leaveGuard = undefined
        history.go(delta)
      }
      return
    }
  }
  index = wantedIndex
  await show(place, 'pop', {})
}

/** A plain link to an anchor of the page at hand: the browser went there by itself, and made an entry not ours. */
function keepAnchorStep(): boolean {
  const shown = shownPage.get()
  const { pathname, search, hash } = window.location
  if (shown === null || history.state !== null || hash === '') return false
  if (shown.place.pathname !== pathname || shown.place.search !== search) return false
  const place = { ...shown.place, hash, key: newKey() }
  index += 1
  writeEntry(place, 'replace')
  shownPage.set({ ...shown, place, action: 'push', keepScroll: true })
  return true
}

async function mayLeave(pathname: string): Promise<boolean> {
  return leaveGuard === undefined || (await leaveGuard(pathname))
}

async function show(wanted: Place, action: Action, options: GoOptions): Promise<void> {
  const { place, route } = settle(wanted, currentUser() !== null)
  const turn = ++lastTurn
  pageOnItsWay.set(true)
  const loaded = await loadPage(route).then(
    (page) => ({ page, error: undefined }),
    (error: unknown) => ({ page: undefined, error }),
  )
  // Somebody went elsewhere meanwhile.
  if (turn !== lastTurn) return
  const before = shownPage.get()
  if (before !== null) rememberScroll(before.place.key)
  // A place that led elsewhere is replaced, so that going back does not come to it again.
  writeEntry(place, action === 'pop' && place !== wanted ? 'replace' : action)
  const next = { place, route, ...loaded, action, keepScroll: options.keepScroll === true }
  const commit = () => {
    pageOnItsWay.set(false)
    shownPage.set(next)
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (options.viewTransition === true && !calm && 'startViewTransition' in document) {
    document.startViewTransition(() => flushSync(commit))
  } else commit()
}

function writeEntry(place: Place, action: Action): void {
  if (action === 'pop') return
  if (action === 'push') index += 1
  const entry = { key: place.key, index, state: place.state }
  if (action === 'push') history.pushState(entry, '', hrefOf(place))
  else history.replaceState(entry, '', hrefOf(place))
}

function placeOfWindow(): Place {
  const { pathname, search, hash } = window.location
  const { key, state } = entryOfWindow()
  return { pathname, search, hash, state, key }
}

/** What `writeEntry` left in the browser's history; the entry a visit begins with holds nothing of ours. */
function entryOfWindow(): { key: string; index: number; state: unknown } {
  const entry: unknown = history.state
  if (typeof entry === 'object' && entry !== null && 'key' in entry && 'index' in entry && 'state' in entry) {
    const { key, index: at, state } = entry
    if (typeof key === 'string' && typeof at === 'number') return { key, index: at, state }
  }
  return { key: firstKey, index: 0, state: null }
}

function newKey(): string {
  return crypto.randomUUID().slice(0, 8)
}
