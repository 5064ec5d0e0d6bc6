import type { Method } from '@guangquan/contract'
import { pathsOf, withValue } from './sample-input.ts'

/** Texts that are costly to clean, escape, count, fold or store, character by character. */
export const fills = {
  letters: '雾',
  escaped: "'",
  emoji: '👨‍👩‍👧‍👦',
  marks: 'a\u0301\u0327\u0301\u0327',
  'marks alone': '\u0301\u0327',
  markup: '<p>a</p>',
  words: 'ab ',
  quotes: '>',
  emphasis: '_a_',
  'an endless list': '- **a** [b](/c)\n',
} as const
export type Fill = keyof typeof fills
export const fillNames: readonly Fill[] = [
  'letters',
  'escaped',
  'emoji',
  'marks',
  'marks alone',
  'markup',
  'words',
]

/** Costly where a text is Markdown. */
export const markdownFills: readonly Fill[] = ['quotes', 'emphasis', 'an endless list']

/** Longest text tried: a body has 256 KiB unless its method says otherwise. */
const maxCharacters = 240_000

/**
 * The largest body a method's schema accepts: each text of `base` is replaced by the longest one of this kind that
 * passes, each list is filled up. Ids and choices stay, so that the call finds what it is about.
 */
export function largestInput(method: Method, base: Record<string, unknown>, fill: Fill): unknown {
  const accepts = (body: unknown) => method.input.safeParse(body).success
  let body: unknown = base
  if (!accepts(body)) return body
  const limits = limitsOf(method)
  for (const path of pathsOf(base)) {
    const value = valueAt(base, path)
    if (typeof value === 'string' && !isReference(value)) {
      const text = (count: number) => withValue(body, path, fills[fill].repeat(count))
      const max = Math.floor(maxCharacters / fills[fill].length)
      const place = path.join('.')
      const count = largestAccepted(text, { max, accepts, guess: limits.get(place) })
      limits.set(place, count)
      if (count > 0) body = text(count)
    } else if (Array.isArray(value) && value.length > 0) {
      const items = (count: number) =>
        withValue(
          body,
          path,
          Array.from({ length: count }, (_, index) => different(value[index % value.length], index)),
        )
      const count = largestAccepted(items, { max: 200, accepts })
      if (count > 0) body = items(count)
    }
  }
  return body
}

/**
 * How many repetitions of another fill each text of a method accepted: most limits count characters, whichever they
 * are.
 */
const knownLimits = new Map<Method, Map<string, number>>()

function limitsOf(method: Method): Map<string, number> {
  const known = knownLimits.get(method) ?? new Map<string, number>()
  knownLimits.set(method, known)
  return known
}

interface Search {
  max: number
  accepts: (body: unknown) => boolean
  guess?: number | undefined
}

/** The largest accepted count: the guess, or found by doubling and halving, since limits are upper bounds. */
function largestAccepted(make: (count: number) => unknown, { max, accepts, guess = 0 }: Search): number {
  if (guess > 0 && guess < max && accepts(make(guess)) && !accepts(make(guess + 1))) return guess
  let low = 0
  let high = 1
  while (high < max && accepts(make(high))) {
    low = high
    high = Math.min(max, high * 2)
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (accepts(make(middle))) low = middle
    else high = middle
  }
  return low
}

function valueAt(body: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (Object(value) === value ? Reflect.get(Object(value), key) : undefined),
    body,
  )
}

const isReference = (text: string) => /^[0-9a-f-]{36}$/.test(text)

/** Lists refuse duplicates. */
function different(item: unknown, index: number): unknown {
  if (index === 0) return item
  if (typeof item === 'string') return isReference(item) ? crypto.randomUUID() : `${item}${index}`
  return item
}
