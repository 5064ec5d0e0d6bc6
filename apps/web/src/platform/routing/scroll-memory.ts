import { storedKey } from '../stored.ts'

const timeoutMs = 1500

const offsets = readOffsets()

/** Stores the scroll offset of a history entry. */
export function storeScroll(key: string): void {
  offsets.set(key, Math.round(scrollY))
}

/**
 * Restores the scroll offset of a history entry. A list takes some frames to render, so this waits until the page is
 * high enough, the user scrolls, or 1.5 s have passed.
 * @returns a function that cancels it
 */
export function restoreScroll(key: string): () => void {
  const requested = offsets.get(key) ?? 0
  const begun = performance.now()
  let frame = 0
  const giveUp = () => {
    cancelAnimationFrame(frame)
    for (const event of ownScrolling) removeEventListener(event, giveUp)
  }
  const attempt = () => {
    scrollTo({ top: requested, behavior: 'instant' })
    const there = Math.abs(scrollY - requested) < 2
    if (there || performance.now() - begun > timeoutMs) giveUp()
    else frame = requestAnimationFrame(attempt)
  }
  for (const event of ownScrolling) addEventListener(event, giveUp, { passive: true })
  attempt()
  return giveUp
}

const ownScrolling = ['wheel', 'touchstart', 'keydown'] as const

/** Stores the offsets across a reload; called when the page is hidden. */
export function storeScrollOffsets(currentKey: string): void {
  storeScroll(currentKey)
  const newest = [...offsets].slice(-50)
  try {
    sessionStorage.setItem(storedKey('scroll'), JSON.stringify(newest))
  } catch {
    // Storage may be full or blocked; a reload then begins at the top.
  }
}

function readOffsets(): Map<string, number> {
  const read = new Map<string, number>()
  if (import.meta.env.SSR) return read
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedKey('scroll')) ?? '[]')
    for (const pair of Array.isArray(stored) ? stored : []) {
      if (Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number')
        read.set(pair[0], pair[1])
    }
  } catch {
    // Unreadable: treated as empty.
  }
  return read
}
