import { styleOf } from './detached-markup.ts'

interface Entry {
  element: HTMLElement
  /** From 1. */
  level: number
  ordered: boolean
}

/**
 * Word writes a list as paragraphs marked `mso-list:l0 level1 lfo1`, with the bullet as text. Converts runs of them to
 * real lists, nested by level.
 */
export function convertWordLists(body: HTMLElement): void {
  let run: Entry[] = []
  const close = () => {
    if (run.length > 0) insertList(run)
    run = []
  }
  for (const element of body.querySelectorAll('p')) {
    const level = /^l\d+\s+level(\d)/.exec(styleOf(element, 'mso-list'))?.[1]
    if (level === undefined) {
      close()
      continue
    }
    const last = run.at(-1)
    if (last !== undefined && nextElement(last.element) !== element) close()
    run.push({ element, level: Number(level), ordered: removeMarker(element) })
  }
  close()
}

function nextElement(element: Element): Element | null {
  return element.nextElementSibling
}

// Counters such as 1. a) 一、 (3) mean an ordered list; dots and dashes do not.
function removeMarker(element: HTMLElement): boolean {
  const marker = [...element.querySelectorAll('span')].find((span) => styleOf(span, 'mso-list') === 'ignore')
  const text = marker?.textContent ?? ''
  // The marker may be in a span of its own around the one with `mso-list`.
  marker?.remove()
  return /^[\s\u00a0]*[(（]?(?:\d+|[a-zA-Z]{1,4}|[一二三四五六七八九十]+)[.)）、．]/.test(text)
}

function insertList(entries: readonly Entry[]): void {
  const [first] = entries
  if (first === undefined) return
  const page = first.element.ownerDocument
  const open: { list: HTMLElement; level: number }[] = []
  const place = page.createComment('')
  first.element.before(place)
  for (const { element, level, ordered } of entries) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    let here = open.at(-1)
    if (here === undefined || here.level < level) {
      const list = page.createElement(ordered ? 'ol' : 'ul')
      const item = here?.list.lastElementChild
      if (item == null) place.before(list)
      else item.append(list)
      here = { list, level }
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
