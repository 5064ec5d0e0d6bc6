import type { SiteLocation } from './site-location.ts'
import { hrefOf } from './site-location.ts'

/** How a page came to be shown: by back or forward, as a new entry, or by replacing one. */
export type Action = 'pop' | 'push' | 'replace'

interface Entry {
  key: string
  index: number
  state: unknown
  /** The dialog over the page to which it belongs, from 1; absent for the page itself. */
  over?: number
}

// `index` is the window's position among our history entries, or the one it is moving to; `pageIndex` is that of the
// current page. The entries between them belong to the dialogs over the page, one each: going back closes the topmost.
let index = 0
let pageIndex = 0
const layers: { close: () => void }[] = []
const questions: { close: () => void }[] = []
// Set while a requested history traversal is pending.
let arrival: Promise<void> | undefined
let arrive = (): void => undefined

const timeoutMs = 1000

/**
 * Starts the bookkeeping at the window's current entry. After a reload it may belong to a dialog that is no longer
 * open: `settle` then returns to the page's own entry once the page is loaded.
 * @returns whether the entry is known: from before a reload, or reached by back or forward
 */
export function beginEntries(): boolean {
  const entry = ownEntry()
  index = entry?.index ?? 0
  pageIndex = index - (entry?.over ?? 0)
  return entry !== undefined
}

/** Whether a page of this visit precedes the current one; another site precedes the first. */
export function hasPageBefore(): boolean {
  return pageIndex > 0
}

/** Registers an open dialog. A question gets no entry: going back answers it. */
export function addLayer(close: () => void, isQuestion: boolean): () => void {
  const list = isQuestion ? questions : layers
  const layer = { close }
  list.push(layer)
  settleSoon()
  return () => {
    const at = list.indexOf(layer)
    if (at < 0) return
    list.splice(at, 1)
    settleSoon()
  }
}

/** Closes everything that is open over the page. */
export function closeLayers(): void {
  close(questions)
  close(layers)
}

function close(list: { close: () => void }[], left = 0): void {
  for (const layer of list.splice(left).toReversed()) layer.close()
}

// In a microtask, so that a dialog that replaces another one gets its entry.
function settleSoon(): void {
  void Promise.resolve().then(() => settle())
}

/** Moves the window to its entry: one above the page's entry for each open dialog, or to the page's own entry. */
export async function settle(onPage = false): Promise<void> {
  while (arrival !== undefined) await arrival
  const requested = pageIndex + (onPage ? 0 : layers.length)
  // An entry without state is the browser's own, made by an anchor link.
  if (index < requested && history.state === null) history.replaceState(entryOfWindow(), '')
  while (index < requested) {
    index += 1
    history.pushState({ ...entryOfWindow(), index, over: index - pageIndex }, '')
  }
  if (index > requested) {
    const steps = requested - index
    index = requested
    await travel(steps)
  }
}

function travel(steps: number): Promise<void> {
  const own = new Promise<void>((resolve) => {
    arrive = resolve
    // In case the browser does not traverse after all.
    setTimeout(resolve, timeoutMs)
  }).then(() => {
    if (arrival === own) arrival = undefined
  })
  arrival = own
  history.go(steps)
  return own
}

/** Whether the window only arrived where it was sent; on a busy device that may be after the time limit of `travel`. */
export function hasArrived(): boolean {
  const isOurs = ownEntry()?.index === index
  arrival = undefined
  arrive()
  return isOurs
}

/** How many entries the last traversal by the user covered. */
export function stepsTaken(): number {
  return entryOfWindow().index - index
}

/** Returns to the window's previous entry. */
export function returnToEntry(): void {
  void travel(-stepsTaken())
}

/** Answers an open question on going back; false if none is open. */
export function cancelQuestion(): boolean {
  if (questions.length === 0) return false
  returnToEntry()
  close(questions)
  return true
}

/** The user went to an entry of the current page, which closes the dialogs above it, or to another page's. */
export function moveToEntry(isSamePage: boolean): void {
  index = entryOfWindow().index
  pageIndex = isSamePage ? Math.min(pageIndex, index) : index
  if (!isSamePage) close(questions)
  close(layers, isSamePage ? index - pageIndex : 0)
  settleSoon()
}

/** Writes the history entry of a page; the window is still at the previous page's entry. */
export function writeEntry(place: SiteLocation, action: Action): void {
  if (action === 'pop') return
  if (action === 'push') index += 1
  pageIndex = index
  const entry: Entry = { key: place.key, index, state: place.state }
  if (action === 'push') history.pushState(entry, '', hrefOf(place))
  else history.replaceState(entry, '', hrefOf(place))
}

/** The browser has followed an anchor link itself and made an entry without our state. */
export function adoptAnchorEntry(place: SiteLocation): void {
  index += 1
  writeEntry(place, 'replace')
}

/** The state of the window's entry; an unwritten one has no key. */
export function entryOfWindow(): Entry {
  return ownEntry() ?? { key: '', index: 0, state: null }
}

function ownEntry(): Entry | undefined {
  const entry: unknown = history.state
  if (typeof entry !== 'object' || entry === null) return undefined
  if (!('key' in entry && 'index' in entry && 'state' in entry)) return undefined
  const { key, index: at, state } = entry
  const over = 'over' in entry && typeof entry.over === 'number' ? entry.over : 0
  return typeof key === 'string' && typeof at === 'number' ? { key, index: at, state, over } : undefined
}
