import type { SiteSettings } from '@guangquan/contract'
import type { ShownRoute } from '@guangquan/routes/shown-route'
import type { FirstData } from '@guangquan/client'
import { makeFirstData, type FirstResponse, type FirstCall } from './first-data.ts'

/** Data the server put into the page: settings, its clock, and the first responses of this route. */
interface Boot {
  /** Server clock at rendering, epoch milliseconds. */
  now: number
  appKey: string
  settings: SiteSettings
  /** The page's row of the route table; null for an unknown path. */
  route: ShownRoute | null
  queries: FirstResponse[]
  /** The first calls of the page, in a document for a browser with a session; it has no `queries`. */
  memberCalls?: FirstCall[]
}

// The server renders pages one after the other, each with its own data.
const noPageYet = '{"now":0,"appKey":"","settings":{},"route":null,"queries":[]}'

function readBoot(): Boot {
  const text = import.meta.env.SSR ? noPageYet : document.getElementById('boot')?.textContent
  // Throws for a page that came without it.
  const boot: Boot = JSON.parse(text ?? '')
  return boot
}

export const boot = readBoot()

// When the page's first byte arrived: on a slow phone this script runs seconds later.
const receivedAt = import.meta.env.SSR ? 0 : Date.now() - sinceResponseMs()

function sinceResponseMs(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation === undefined || !('responseStart' in navigation)) return 0
  return Math.max(0, performance.now() - Number(navigation.responseStart))
}

/** Server time minus device time, so that a wrong device clock neither breaks signatures nor ends the session. */
export function clockOffsetMs(): number {
  return import.meta.env.SSR ? boot.now - Date.now() : boot.now - receivedAt
}

/** The server's current time. */
export function serverNow(): number {
  return Date.now() + clockOffsetMs()
}

// The responses are as old as the page, whose server time is in `boot.now`.
const readFirstData = () => makeFirstData(boot.queries, () => boot.now - clockOffsetMs())
let responses = readFirstData()

/** On the server: sets the data of the next page to render. @param text the data embedded in the page, as JSON */
export function turnTo(text: string): void {
  const next: Boot = JSON.parse(text)
  Object.assign(boot, next)
  responses = readFirstData()
}

/**
 * Discards the first responses, which were made for a visitor: members have flags of their own and must fetch again.
 */
export function dropFirstData(): void {
  responses.clear()
}

export const firstData: FirstData = {
  take: (service, method, input) => responses.take(service, method, input),
  madeAt: () => responses.madeAt(),
}
