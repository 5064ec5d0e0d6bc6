import { startBrowser } from './site/page-load.ts'
import { signInByCode } from '@guangquan/e2e/new-account.ts'
import { makeCleanup } from './cleanup.ts'
const browser = await startBrowser(makeCleanup())
const [url = '', phone = '', path = '', selector = ''] = process.argv.slice(2)
const state = await signInByCode(url, phone)
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  storageState: state,
})
const page = await context.newPage()
await page.goto(url + path, { waitUntil: 'networkidle' })
console.log(
  await page.evaluate(
    (s) =>
      [...document.querySelectorAll(s)]
        .map((e) =>
          [
            Math.round(e.getBoundingClientRect().y),
            Math.round(e.getBoundingClientRect().height),
            e.textContent,
          ].join(' '),
        )
        .join('\n'),
    selector,
  ),
)
await page.screenshot({ path: '/tmp/rows.png' })
await browser.close()
process.exit(0)
