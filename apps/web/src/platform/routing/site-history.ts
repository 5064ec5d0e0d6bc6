import type { ShownRoute } from '@guangquan/routes/shown-route'
import type { RoutePath } from '@guangquan/routes/table'
import { createStore, setLayerHandler } from '@guangquan/ui'
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
  adoptAnchorEntry,
  cancelQuestion,
  settle,
  moveToEntry,
  stepsTaken,
  returnToEntry,
  writeEntry,
  type Action,
} from './entries.ts'
import { hrefOf, parseLocation, resolveLocation, type FindRoute, type SiteLocation } from './site-location.ts'
import { storeScroll } from './scroll-memory.ts'

/** The current page, or the failure shown instead. */
export interface Shown {
  place: SiteLocation
  route: ShownRoute
  page: ComponentType | undefined
  error: unknown
  action: Action
  keepScroll: boolean
}

type Loaded = Omit<Shown, 'action' | 'keepScroll'>

/** Options of a navigation. */
export interface GoOptions {
  /** Replaces the current history entry. */
  replace?: boolean | undefined
  /** Keeps the scroll position. */
  keepScroll?: boolean | undefined
  /** Animates named elements between the pages. */
  viewTransition?: boolean | undefined
  /** Stored with the history entry. */
  state?: unknown
}

/** What the history needs from the application. */
export interface Pages {
  /** Loads the route table. @throws ChunkLoadError */
  loadTable: () => Promise<{ findRoute: FindRoute }>
  /** Loads the component of a route. @throws ChunkLoadError, CssChunkError */
  loadPage: (path: RoutePath) => Promise<ComponentType>
}

/** Decides whether the current page may be left for a path; false cancels the navigation. */
export type LeaveGuard = (pathname: string) => Promise<boolean> | true

/** The current page; null until the first one is loaded. */
export const shownPage = createStore<Shown | null>(null)
/** Whether a page is being loaded. */
export const isNavigating = createStore(false)

let pages: Pages
let leaveGuard: LeaveGuard | undefined
let lastTurn = 0
// Whether the current page was loaded for a member: a visitor's at the same address may be another.
let isForMember = false
// The route of the first path is embedded in the page; the table is loaded on the first navigation.
let firstPath = ''
let findRoute: FindRoute | undefined

/**
 * Shows the page of the window's address and follows back and forward. Resolves when the first page, or its failure, is
 * shown.
 */
export function startHistory(given: Pages): Promise<void> {
  pages = given
  firstPath = window.location.pathname
  history.scrollRestoration = 'manual'
  addEventListener('popstate', () => void onPop())
  const isKnown = beginEntries()
  setLayerHandler(addLayer)
  if (isKnown) return show(placeOfWindow(), 'pop', {})
  // A key of its own: the first pages of several visits in one tab must not share their scroll offset. One may have
  // scrolled before the scripts loaded.
  return show({ ...placeOfWindow(), key: newKey() }, 'replace', { keepScroll: true })
}

/** Navigates to a path of the site, if the leave guard agrees. */
export function goTo(path: string, options: GoOptions = {}): void {
  const place = { ...parseLocation(path), state: options.state ?? null, key: newKey() }
  const shown = shownPage.get()
  const isSame = shown !== null && hrefOf(shown.place) === hrefOf(place)
  void step(place, options.replace === true || isSame ? 'replace' : 'push', options)
}

/** Moves through the browser's history by a number of entries. */
export function goBy(steps: number): void {
  void settle(true).then(() => history.go(steps))
}

/** After signing in or out: resolves the current address again. */
export function revalidatePage(): void {
  const place = shownPage.get()?.place
  if (place !== undefined) void show(place, 'replace', { keepScroll: true })
}

/** Whether the current page was loaded for a member; false once a visitor's has replaced it. */
export const isMembersPage = (): boolean => isForMember

/** Sets the guard that is called before the page is left; undefined: none. */
export function setLeaveGuard(guard: LeaveGuard | undefined): void {
  leaveGuard = guard
}

async function step(place: SiteLocation, action: Action, options: GoOptions): Promise<void> {
  if (await mayLeave(place.pathname)) await show(place, action, options)
}

async function onPop(): Promise<void> {
  if (hasArrived() || adoptAnchorStep() || cancelQuestion()) return
  const place = placeOfWindow()
  if (place.key === shownPage.get()?.place.key) {
    moveToEntry(true)
    return
  }
  if (leaveGuard !== undefined) {
    const steps = stepsTaken()
    const response = leaveGuard(place.pathname)
    if (response !== true) {
      // The address has changed already: restored while the question is open.
      returnToEntry()
      if (await response) {
        leaveGuard = undefined
        history.go(steps)
      }
      return
    }
  }
  moveToEntry(false)
  await show(place, 'pop', {})
}

/** A plain anchor link on the current page: the browser has followed it and made an entry without our state. */
function adoptAnchorStep(): boolean {
  const shown = shownPage.get()
  const { pathname, search, hash } = window.location
  if (shown === null || history.state !== null || hash === '') return false
  if (shown.place.pathname !== pathname || shown.place.search !== search) return false
  const place = { ...shown.place, hash, key: newKey() }
  adoptAnchorEntry(place)
  shownPage.set({ ...shown, place, action: 'push', keepScroll: true })
  return true
}

async function mayLeave(pathname: string): Promise<boolean> {
  return leaveGuard === undefined || (await leaveGuard(pathname))
}

async function show(requested: SiteLocation, action: Action, options: GoOptions): Promise<void> {
  const turn = ++lastTurn
  isNavigating.set(true)
  const signedIn = currentUser() !== null
  // Nothing is loaded within a page: a filter that is changed right after another one must see its address.
  const loaded = samePage(requested, signedIn) ?? (await load(requested, signedIn))
  const { place } = loaded
  // Superseded by another navigation.
  if (turn !== lastTurn) return
  const before = shownPage.get()
  if (before !== null && before.place.pathname !== place.pathname) closeLayers()
  // The entry of the new page follows that of the current page, not those of its dialogs.
  if (action !== 'pop') await settle(true)
  if (turn !== lastTurn) return
  if (before !== null) storeScroll(before.place.key)
  // A redirected location replaces its entry, so that going back does not reach it again.
  writeEntry(place, action === 'pop' && place !== requested ? 'replace' : action)
  // For dialogs that stay open when only the address of the same page changes.
  void settle()
  const next = { ...loaded, action, keepScroll: options.keepScroll === true }
  const commit = () => {
    isNavigating.set(false)
    isForMember = signedIn
    shownPage.set(next)
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (options.viewTransition === true && !calm && 'startViewTransition' in document) {
    document.startViewTransition(() => flushSync(commit))
  } else commit()
}

/** The current page at another of its addresses, such as with other filters. */
function samePage(place: SiteLocation, signedIn: boolean): Loaded | undefined {
  const shown = shownPage.get()
  const isSame = shown?.place.pathname === place.pathname && isForMember === signedIn
  return isSame && shown.page !== undefined ? { ...shown, place } : undefined
}

async function load(requested: SiteLocation, signedIn: boolean): Promise<Loaded> {
  let settled = { place: requested, route: shownPage.get()?.route ?? boot.route ?? unknownRoute }
  try {
    const known = await routesFor(requested.pathname)
    settled = resolveLocation(requested, { signedIn, findRoute: known })
    return { ...settled, page: await pages.loadPage(settled.route.path), error: undefined }
  } catch (error) {
    return { ...settled, page: undefined, error }
  }
}

// For a page that could not be shown because the route table failed to load.
const unknownRoute: ShownRoute = { path: paths.notFound(), title: '', access: 'public' }

async function routesFor(pathname: string): Promise<FindRoute> {
  const { route } = boot
  const isShown =
    route !== null && pathname === firstPath && (route.access === 'public' || currentUser() !== null)
  if (findRoute === undefined && isShown) return () => route
  findRoute ??= (await pages.loadTable()).findRoute
  return findRoute
}

function placeOfWindow(): SiteLocation {
  const { pathname, search, hash } = window.location
  const { key, state } = entryOfWindow()
  return { pathname, search, hash, state, key }
}

function newKey(): string {
  return crypto.randomUUID().slice(0, 8)
}
