import { styleOf } from './detached-markup.ts'

interface Entry {
  element: HTMLElement
  /** Which list of the document it belongs to. */
  list: string
  /** From 1. */
  level: number
  ordered: boolean
}

/**
 * Word writes a list as paragraphs marked `mso-list:l0 level1 lfo1`, with the bullet as text. Converts runs of them to
 * real lists, nested by level; bullets and numbers become lists of their own. Circled numbers ①②③ stay as text, since no
 * list here counts with them.
 */
export function convertWordLists(body: HTMLElement): void {
  let run: Entry[] = []
  const close = () => {
    if (run.length > 0) insertList(run)
    run = []
  }
  for (const element of body.querySelectorAll('p')) {
    const [, name, level, override] =
      /^(l\d+)\s+level(\d)\s*(lfo\d+)?/.exec(styleOf(element, 'mso-list')) ?? []
    const marker = markerOf(element)
    if (name === undefined || circled.test(marker?.textContent ?? '')) {
      close()
      continue
    }
    const last = run.at(-1)
    if (last !== undefined && nextElement(last.element) !== element) close()
    const ordered = counted.test(marker?.textContent ?? '')
    // The marker may be in a span of its own around the one with `mso-list`.
    marker?.remove()
    run.push({ element, list: `${name} ${override ?? ''}`, level: Number(level), ordered })
  }
  close()
}

function nextElement(element: Element): Element | null {
  return element.nextElementSibling
}

function markerOf(element: HTMLElement): HTMLElement | undefined {
  return [...element.querySelectorAll('span')].find((span) => styleOf(span, 'mso-list') === 'ignore')
}

// Counters such as 1. a) 一、 (3) 4 mean an ordered list; dots and dashes do not.
const counted = /^\s*(?:[(（]?(?:\d+|[a-zA-Z]{1,4}|[一二三四五六七八九十]+)[.)）、．]|\d+\s*$)/
const circled = /^\s*[\u2460-\u2473\u24ea-\u24ff\u2776-\u2793\u3251-\u325f\u32b1-\u32bf]/

function isSameList(one: Entry, other: Entry): boolean {
  return one.ordered === other.ordered && one.list === other.list
}

function insertList(entries: readonly Entry[]): void {
  const [first] = entries
  if (first === undefined) return
  const page = first.element.ownerDocument
  const open: { list: HTMLElement; level: number; of: Entry }[] = []
  const place = page.createComment('')
  first.element.before(place)
  for (const entry of entries) {
    const { element, level, ordered } = entry
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    // An item has one list inside it: only on the outermost level another kind begins another list.
    const [outer] = open
    if (open.length === 1 && outer?.level === level && !isSameList(outer.of, entry)) open.pop()
    let here = open.at(-1)
    if (here === undefined || here.level < level) {
      const list = page.createElement(ordered ? 'ol' : 'ul')
      const item = here?.list.lastElementChild
      if (item == null) place.before(list)
      else item.append(list)
      here = { list, level, of: entry }
      open.push(here)
    }
    const item = page.createElement('li')
    const line = page.createElement('p')
    line.append(...element.childNodes)
    item.append(line)
    here.list.append(item)
    element.remove()
  }
  place.remove()
}
