import { startBrowser } from './site/page-load.ts'
import { signInByCode } from '@guangquan/e2e/new-account.ts'
import { makeCleanup } from './cleanup.ts'
const browser = await startBrowser(makeCleanup())
const [url = '', phone = '', ...paths] = process.argv.slice(2)
const state = phone === 'visitor' ? undefined : await signInByCode(url, phone)
for (const width of [390, 1440])
  for (const path of paths) {
    const context = await browser.newContext({
      viewport: { width, height: width === 390 ? 844 : 900 },
      deviceScaleFactor: 1.75,
      isMobile: width === 390,
      hasTouch: width === 390,
      locale: 'zh-CN',
      ...(state === undefined ? {} : { storageState: state }),
    })
    const page = await context.newPage()
    const s = await context.newCDPSession(page)
    await s.send('Network.enable')
    await s.send('Network.emulateNetworkConditions', {
      latency: 150,
      downloadThroughput: 200000,
      uploadThroughput: 93750,
      offline: false,
    })
    await s.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(() => {
      ;(globalThis as any).seen = []
      new PerformanceObserver((l) => {
        for (const e of l.getEntries() as any[])
          (globalThis as any).seen.push([
            Math.round(e.startTime),
            e.value.toFixed(4),
            ...e.sources.slice(0, 3).map((x: any) => {
              const n = x.node?.nodeType === 1 ? x.node : x.node?.parentElement
              return `${n?.tagName}.${String(n?.className?.baseVal ?? n?.className).slice(0, 60)} ${Math.round(x.previousRect.y)}+${Math.round(x.previousRect.height)}->${Math.round(x.currentRect.y)}+${Math.round(x.currentRect.height)}`
            }),
          ])
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url + path, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(700)
    const seen = (await page.evaluate(() => (globalThis as any).seen)) as string[][]
    const sum = seen.reduce((a, b) => a + Number(b[1]), 0)
    console.log(width, path, sum.toFixed(3))
    if (sum > 0.02) for (const one of seen) if (Number(one[1]) > 0.004) console.log('    ', one.join(' | '))
    await context.close()
  }
await browser.close()
process.exit(0)
