import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { ensureBrowser } from '@guangquan/e2e/browser/ensure-browser.ts'
import * as z from 'zod'
import { median } from '../measure/statistics.ts'
import type { Cleanup } from '../cleanup.ts'

/** Loading times of a page on a slow phone: milliseconds since the navigation began. */
export interface PageLoad {
  firstByte: number
  firstPaint: number
  largestPaint: number
  /** The largest contentful paint: a URL or an element. */
  largest: string
  /** When the main content of the page was first visible; null if it is not observed. */
  useful: number | null
  shift: number
  /** Blocking part of long tasks between first paint and the end of observation. */
  blocking: number
  requests: number
  bytes: number
}

// Lighthouse's slow 4G and mid-range phone, at the width the design is drawn for.
const phone = { width: 390, height: 844, scale: 1.75, slowdown: 4 }
const network = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
}
const loads = 3
const settleMs = 1500

const Seen = z.object({
  firstByte: z.number(),
  firstPaint: z.number(),
  largestPaint: z.number(),
  largest: z.string(),
  useful: z.number().nullable(),
  shift: z.number(),
  blocking: z.number(),
})

export async function startBrowser(stops: Cleanup): Promise<Browser> {
  const { path, env, args } = await ensureBrowser()
  const browser = await chromium.launch({ executablePath: path, args, env: { ...process.env, ...env } })
  stops.add(() => browser.close())
  return browser
}

/** A page as a person opens it. */
export interface Opened {
  url: string
  /** Stored session of the browser; empty for a visitor. */
  state?: BrowserContextOptions['storageState']
  /** CSS selector of the page's main content. */
  useful?: string
}

/** Loads a page several times with an empty cache; each figure is the median. */
export async function measurePageLoad(browser: Browser, opened: Opened): Promise<PageLoad> {
  const all: PageLoad[] = []
  for (let load = 0; load < loads; load++) all.push(await loadOnce(browser, opened))
  const middle = (of: (one: PageLoad) => number) => median(all.map(of))
  const useful = all.flatMap((one) => one.useful ?? [])
  return {
    firstByte: middle((one) => one.firstByte),
    firstPaint: middle((one) => one.firstPaint),
    largestPaint: middle((one) => one.largestPaint),
    largest: all.at(-1)?.largest ?? '',
    useful: useful.length < loads ? null : median(useful),
    shift: middle((one) => one.shift),
    blocking: middle((one) => one.blocking),
    requests: middle((one) => one.requests),
    bytes: middle((one) => one.bytes),
  }
}

async function loadOnce(browser: Browser, { url, state, useful }: Opened): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: phone.width, height: phone.height },
    deviceScaleFactor: phone.scale,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    ...(state === undefined ? {} : { storageState: state }),
  })
  try {
    const page = await context.newPage()
    const traffic = await throttle(page)
    await page.addInitScript(watch, useful ?? '')
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    await page.waitForLoadState('networkidle', { timeout: 120_000 })
    await page.waitForTimeout(settleMs)
    return { ...Seen.parse(await page.evaluate(readSeen)), ...traffic }
  } finally {
    await context.close()
  }
}

async function throttle(page: Page): Promise<{ requests: number; bytes: number }> {
  const traffic = { requests: 0, bytes: 0 }
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown })
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) traffic.requests += 1
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (traffic.bytes += encodedDataLength))
  return traffic
}

/** Runs in the page before its own scripts. */
function watch(useful: string): void {
  const none: number | null = null
  const seen = { firstPaint: 0, largestPaint: 0, largest: '', useful: none, shift: 0, blocking: 0 }
  const noteUseful = () => {
    const isVisible = document.querySelector(useful)?.checkVisibility({ visibilityProperty: true }) === true
    if (!isVisible) return
    changes.disconnect()
    // The next frame shows it.
    requestAnimationFrame(() => Object.assign(seen, { useful: performance.now() }))
  }
  const changes = new MutationObserver(noteUseful)
  if (useful !== '') changes.observe(document, { childList: true, subtree: true, attributes: true })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
    const element: unknown = Reflect.get(entry, 'element')
    const place = element instanceof Element ? `${element.tagName.toLowerCase()}.${element.className}` : ''
    seen.largest = String(Reflect.get(entry, 'url') ?? '') || place.slice(0, 60)
  })
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true) seen.shift += Number(Reflect.get(entry, 'value'))
  })
  observe('longtask', (entry) => (seen.blocking += Math.max(0, entry.duration - 50)))
  Reflect.set(window, 'benchSeen', seen)
}

/** Runs in the page at the end. */
function readSeen(): unknown {
  const seen: unknown = Reflect.get(window, 'benchSeen')
  const [navigation] = performance.getEntriesByType('navigation')
  const firstByte = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0
  return Object.assign({}, seen, { firstByte })
}
