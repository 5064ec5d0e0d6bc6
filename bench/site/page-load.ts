import { chromium, type Browser, type Page } from '@playwright/test'
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
  shift: z.number(),
  blocking: z.number(),
})

export async function startBrowser(stops: Cleanup): Promise<Browser> {
  const { path, env, args } = await ensureBrowser()
  const browser = await chromium.launch({ executablePath: path, args, env: { ...process.env, ...env } })
  stops.add(() => browser.close())
  return browser
}

/** Loads a URL several times with an empty cache; each figure is the median. */
export async function measurePageLoad(browser: Browser, url: string): Promise<PageLoad> {
  const all: PageLoad[] = []
  for (let load = 0; load < loads; load++) all.push(await loadOnce(browser, url))
  const middle = (of: (one: PageLoad) => number) => median(all.map(of))
  return {
    firstByte: middle((one) => one.firstByte),
    firstPaint: middle((one) => one.firstPaint),
    largestPaint: middle((one) => one.largestPaint),
    largest: all.at(-1)?.largest ?? '',
    shift: middle((one) => one.shift),
    blocking: middle((one) => one.blocking),
    requests: middle((one) => one.requests),
    bytes: middle((one) => one.bytes),
  }
}

async function loadOnce(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: phone.width, height: phone.height },
    deviceScaleFactor: phone.scale,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  })
  try {
    const page = await context.newPage()
    const traffic = await throttle(page)
    await page.addInitScript(watch)
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
function watch(): void {
  const seen = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, blocking: 0 }
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
