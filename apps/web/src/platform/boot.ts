import type { SiteSettings } from '@guangquan/contract'
import type { ShownRoute } from '@guangquan/routes/shown-route'
import type { FirstData } from '@guangquan/client'
import { makeFirstData, type FirstAnswer } from './first-data.ts'

/** What the server put into the page: settings, its clock, and the first answers of this route. */
interface Boot {
  /** Server clock at rendering, epoch milliseconds. */
  now: number
  appKey: string
  settings: SiteSettings
  /** The row of the page in the table of routes; null for an unknown path. */
  route: ShownRoute | null
  queries: FirstAnswer[]
}

// The server draws one page after the other, each from data of its own.
const noPageYet = '{"now":0,"appKey":"","settings":{},"route":null,"queries":[]}'

function readBoot(): Boot {
  const element = import.meta.env.SSR ? { textContent: noPageYet } : document.getElementById('boot')
  if (element?.textContent == null) throw new Error('the page came without its boot data')
  const boot: Boot = JSON.parse(element.textContent)
  return boot
}

export const boot = readBoot()

// When the page's first byte came: on a slow phone this script runs seconds later.
const receivedAt = import.meta.env.SSR ? 0 : Date.now() - sinceResponseMs()

function sinceResponseMs(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation === undefined || !('responseStart' in navigation)) return 0
  return Math.max(0, performance.now() - Number(navigation.responseStart))
}

/** Server time minus this device's time, so that a wrong clock neither breaks signatures nor signs out. */
export function clockOffsetMs(): number {
  return import.meta.env.SSR ? boot.now - Date.now() : boot.now - receivedAt
}

/** The server's time now. */
export function serverNow(): number {
  return Date.now() + clockOffsetMs()
}

// The answers were made when the page was, whose server time came with it.
const readFirstData = () => makeFirstData(boot.queries, () => boot.now - clockOffsetMs())
let answers = readFirstData()

/** On the server: the data of the page that is drawn next. @param text what the page will carry, as JSON */
export function turnTo(text: string): void {
  const next: Boot = JSON.parse(text)
  Object.assign(boot, next)
  answers = readFirstData()
}

/** The server answered for a visitor: whoever is signed in has flags of their own and must ask again. */
export function dropFirstData(): void {
  answers.clear()
}

export const firstData: FirstData = {
  take: (service, method, input) => answers.take(service, method, input),
  madeAt: () => answers.madeAt(),
}
