import type { Place } from './place.ts'
import { hrefOf } from './place.ts'
import { firstKey } from './scroll-memory.ts'

/** How a page came to be shown: by back and forward, as a new entry, in place of one. */
export type Action = 'pop' | 'push' | 'replace'

interface Entry {
  key: string
  index: number
  state: unknown
  /** Which of the dialogs over the page it belongs to, from 1; none for the page's own. */
  over?: number
}

// Where the window stands among our entries, or is on its way to; and where the page at hand does. Between the two
// lie the entries of the dialogs over the page, one each: going back closes the last of them.
let index = 0
let pageIndex = 0
const layers: { close: () => void }[] = []
const questions: { close: () => void }[] = []
// While the window is on its way where it was sent.
let arrival: Promise<void> | undefined
let arrive = (): void => undefined

const patienceMs = 1000

/**
 * The visit begins where the window stands. After a reload that may be the entry of a dialog, which is gone: `settle`
 * goes from it to the page's own as soon as the page is here.
 */
export function beginEntries(): void {
  const { index: at, over = 0 } = entryOfWindow()
  index = at
  pageIndex = at - over
}

/** A dialog opened. A question gets no entry: going back answers it. */
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

// After what else happens at this moment: a dialog that gives way to another one leaves it its entry.
function settleSoon(): void {
  void Promise.resolve().then(() => settle())
}

/** Brings the window to its place: above the page's entry as many as dialogs are open, or to the page's own entry. */
export async function settle(onPage = false): Promise<void> {
  while (arrival !== undefined) await arrival
  const wanted = pageIndex + (onPage ? 0 : layers.length)
  // An entry that holds nothing is taken for the browser's own, made by a link to an anchor.
  if (index < wanted && history.state === null) history.replaceState(entryOfWindow(), '')
  while (index < wanted) {
    index += 1
    history.pushState({ ...entryOfWindow(), index, over: index - pageIndex }, '')
  }
  if (index > wanted) {
    const steps = wanted - index
    index = wanted
    await travel(steps)
  }
}

function travel(steps: number): Promise<void> {
  const own = new Promise<void>((resolve) => {
    arrive = resolve
    // Should the browser not go after all, nobody waits for ever.
    setTimeout(resolve, patienceMs)
  }).then(() => {
    if (arrival === own) arrival = undefined
  })
  arrival = own
  history.go(steps)
  return own
}

/** Did the window only go where it was sent. */
export function hasArrived(): boolean {
  const isOurs = arrival !== undefined && entryOfWindow().index === index
  arrival = undefined
  arrive()
  return isOurs
}

/** How far somebody went through the history just now. */
export function stepsTaken(): number {
  return entryOfWindow().index - index
}

/** Goes back to where the window stood before. */
export function takeBack(): void {
  void travel(-stepsTaken())
}

/** Answers an open question by going back; false where none is open. */
export function leaveQuestion(): boolean {
  if (questions.length === 0) return false
  takeBack()
  close(questions)
  return true
}

/** Somebody went to an entry of the page at hand, whose dialogs above it close, or to another page's. */
export function standHere(isSamePage: boolean): void {
  index = entryOfWindow().index
  pageIndex = isSamePage ? Math.min(pageIndex, index) : index
  if (!isSamePage) close(questions)
  close(layers, isSamePage ? index - pageIndex : 0)
  settleSoon()
}

/** Keeps a page's place in the history; the window stands at the entry of the page before. */
export function writeEntry(place: Place, action: Action): void {
  if (action === 'pop') return
  if (action === 'push') index += 1
  pageIndex = index
  const entry: Entry = { key: place.key, index, state: place.state }
  if (action === 'push') history.pushState(entry, '', hrefOf(place))
  else history.replaceState(entry, '', hrefOf(place))
}

/** The browser went to an anchor of the page by itself, and made an entry that is not ours yet. */
export function keepAnchorEntry(place: Place): void {
  index += 1
  writeEntry(place, 'replace')
}

/** What is kept with the window's entry; the one a visit begins with holds nothing of ours. */
export function entryOfWindow(): Entry {
  const entry: unknown = history.state
  if (typeof entry === 'object' && entry !== null && 'key' in entry && 'index' in entry && 'state' in entry) {
    const { key, index: at, state } = entry
    const over = 'over' in entry && typeof entry.over === 'number' ? entry.over : 0
    if (typeof key === 'string' && typeof at === 'number') return { key, index: at, state, over }
  }
  return { key: firstKey, index: 0, state: null }
}
