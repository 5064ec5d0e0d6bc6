import type { Page } from '@playwright/test'

/** Cost of scrolling through a page. Times in milliseconds. */
export interface Scrolled {
  frames: number
  /** Work of the page's main thread per frame, without waiting for a processor. */
  work: number
  /** From one frame to the next. */
  median: number
  /** Share of frames that came later than three frames' time. */
  late: number
  /** Maximum number of elements, and of matching ones, in the document at once. */
  elements: number
  found: number
  /** Number of different ones seen. */
  different: number
}

const lateFromMs = 50

/**
 * Scrolls down by `step` pixels per frame, until this many different matching links were seen, or the page has not
 * moved for `still` frames; it may be loading.
 */
export async function scrollThrough(
  page: Page,
  { still = 3000, ...requested }: { links: string; different: number; step: number; still?: number },
): Promise<Scrolled> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const workedMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const before = await workedMs()
  const scrolled = await page.evaluate(
    async ({ links, different, step, lateFrom, stillFrames }) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const seen = new Set<string | null>()
      const intervals: number[] = []
      let elements = 0
      let found = 0
      let unmoved = 0
      let last = await frame()
      while (seen.size < different && unmoved < stillFrames) {
        const from = scrollY
        scrollBy({ top: step, behavior: 'instant' })
        const now = await frame()
        intervals.push(now - last)
        last = now
        unmoved = scrollY === from ? unmoved + 1 : 0
        if (intervals.length % 10 !== 0) continue
        const here = document.querySelectorAll(links)
        for (const link of here) seen.add(link.getAttribute('href'))
        found = Math.max(found, here.length)
        elements = Math.max(elements, document.getElementsByTagName('*').length)
      }
      const sorted = intervals.toSorted((a, b) => a - b)
      return {
        frames: intervals.length,
        median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
        late: intervals.filter((ms) => ms > lateFrom).length / intervals.length,
        elements,
        found,
        different: seen.size,
      }
    },
    { ...requested, lateFrom: lateFromMs, stillFrames: still },
  )
  const work = ((await workedMs()) - before) / scrolled.frames
  await session.detach()
  return { ...scrolled, work }
}
