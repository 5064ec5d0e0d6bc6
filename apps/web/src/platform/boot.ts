import type { SiteSettings } from '@guangquan/contract'
import type { FirstData } from '@guangquan/client'

/** What the server put into the page: settings, its clock, and the first answers of this route. */
interface Boot {
  /** Server clock at rendering, epoch milliseconds. */
  now: number
  appKey: string
  settings: SiteSettings
  queries: { service: string; method: string; input: unknown; result: unknown }[]
}

// The server draws one page after the other, each from data of its own.
const noPageYet = '{"now":0,"appKey":"","settings":{},"queries":[]}'

function readBoot(): Boot {
  const element = import.meta.env.SSR ? { textContent: noPageYet } : document.getElementById('boot')
  if (element?.textContent == null) throw new Error('the page came without its boot data')
  const boot: Boot = JSON.parse(element.textContent)
  return boot
}

export const boot = readBoot()

const receivedAt = Date.now()

/** Server time minus this device's time, so that a wrong clock neither breaks signatures nor signs out. */
export function clockOffsetMs(): number {
  return import.meta.env.SSR ? boot.now - Date.now() : boot.now - receivedAt
}

/** The server's time now. */
export function serverNow(): number {
  return Date.now() + clockOffsetMs()
}

const answers = new Map<string, unknown>()
keepAnswers()

/** On the server: the data of the page that is drawn next. @param text what the page will carry, as JSON */
export function turnTo(text: string): void {
  const next: Boot = JSON.parse(text)
  Object.assign(boot, next)
  answers.clear()
  keepAnswers()
}

function keepAnswers(): void {
  for (const query of boot.queries) answers.set(keyOf(query.service, query.method, query.input), query.result)
}

// The server answered for a visitor: whoever is signed in has flags of their own and must ask again.
let usable = true

/** First answers may no longer be used: somebody is signed in. */
export function dropFirstData(): void {
  usable = false
}

export const firstData: FirstData = {
  take: (service, method, input) => (usable ? answers.get(keyOf(service, method, input)) : undefined),
}

function keyOf(service: string, method: string, input: unknown): string {
  return `${service}/${method} ${JSON.stringify(input)}`
}
