import { NewPublish, publishTypes, useTypes } from '@guangquan/contract'
import { canary, shownPhoto, xssVectors } from '@guangquan/rules/testing/xss-vectors'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import * as z from 'zod'
import { expect, listen, test } from '../support/fixtures.ts'
import { photoFile } from '../support/photo-file.ts'

const intro = `<p>${'雾不是灰的，它是光。'.repeat(6)}</p>`
const attacks = xssVectors.map((vector, number) => ({ vector, number }))
// A text with NUL is not a valid text: the call refuses it as a whole.
const numbered = attacks.filter(({ vector }) => !vector.includes('\u0000'))
type Numbered = typeof numbered

/** Each attack is followed by a marker: if the marker is lost, the attack swallowed the rest of the article. */
const write = (some: Numbered) =>
  intro + some.map(({ vector, number }) => `${vector}<p>记号${number}。</p>`).join('\n')

/** Effects of a successful attack: violating the policy, opening a dialog, calling another host. */
function watch(page: Page): string[] {
  const seen = listen(page)
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') seen.push(request.url())
  })
  return seen
}

async function openReader(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  return { context, page, seen: watch(page) }
}

/** The numbers of the markers that end a paragraph of the page. */
async function marksOn(page: Page): Promise<number[]> {
  const texts = await page.locator('article').locator('p, li, h2, h3').allTextContents()
  return texts.flatMap((text) => {
    const [, number] = /(?<!<p>)记号(\d+)。$/.exec(text.trim()) ?? []
    return number === undefined ? [] : [Number(number)]
  })
}

/** What no text of an article may contain, in the browser's DOM. */
function disallowedOn(page: Page): Promise<string[]> {
  return page.locator('.article-text').evaluateAll((texts) =>
    texts.flatMap((text) =>
      [...text.querySelectorAll('*')].flatMap((element) => {
        const known = ['P', 'H2', 'H3', 'STRONG', 'BLOCKQUOTE', 'UL', 'OL', 'LI', 'A', 'BR'].includes(
          element.tagName,
        )
        const strange = [...element.attributes].filter(
          ({ name }) => !['href', 'target', 'rel'].includes(name),
        )
        return known && strange.length === 0 ? [] : [element.outerHTML.slice(0, 200)]
      }),
    ),
  )
}

const Published = z.looseObject({ id: z.string() })

test('no attack that is published as an article reaches a reader', async ({ browser, baseURL, person }) => {
  const { call, upload } = (await person('writer')).calls
  const readers = await Promise.all([
    openReader(browser, { baseURL }),
    openReader(browser, { baseURL, storageState: (await person('neighbour')).state }),
  ])
  const cover = await photoFile('cover.jpg', { width: 1200, height: 675 })

  const photo = await photoFile('photo.jpg')
  const uploadBoth = () =>
    Promise.all([upload(useTypes.articlePhoto, photo), upload(useTypes.articleCover, cover)])
  let files = uploadBoth()
  // The photographs of the next article are uploaded while this one is read.
  const articleOf = async (some: Numbered) => {
    const [photoId, coverFileId] = await files
    const html = write(some).replaceAll(shownPhoto, photoId)
    return {
      publishType: publishTypes.article,
      title: `攻击 ${some.length}`,
      html,
      categoryId: 3,
      coverFileId,
    }
  }
  for (const one of attacks.filter((attack) => !numbered.includes(attack))) {
    await expect(call(NewPublish.Publish, await articleOf([one]))).rejects.toThrow('参数有误')
  }

  let waiting = numbered
  const tried: number[] = []
  while (waiting.length > 0) {
    // An attack may turn everything after it into text, and the length of an article is limited.
    const some = waiting.slice(0, 80)
    const { id } = Published.parse(await call(NewPublish.Publish, await articleOf(some)))
    files = uploadBoth()
    const marks = await Promise.all(
      readers.map(async ({ page }) => {
        await page.goto(`/post/article-detail/${id}`)
        await expect(page.getByText('雾不是灰的').first()).toBeVisible()
        expect(await disallowedOn(page)).toEqual([])
        return marksOn(page)
      }),
    )
    // Otherwise they would be first in the feeds that other tests read.
    await call(NewPublish.DeletePublish, { id })
    expect(marks[1], 'a visitor and a member read the same').toEqual(marks[0])
    const lost = some.findIndex(({ number }) => marks[0]?.includes(number) !== true)
    const told = some.slice(0, lost < 0 ? some.length : lost + 1)
    tried.push(...told.map(({ number }) => number))
    waiting = waiting.slice(told.length)
  }

  await files
  expect(tried).toEqual(numbered.map(({ number }) => number))
  expect(readers.map(({ seen }) => seen)).toEqual([[], []])
  // Tests the watch itself: on a page without a policy it sees what an attack would do.
  for (const { page, seen } of readers) {
    await page.goto('about:blank')
    await page.evaluate((src) => {
      document.body.append(Object.assign(new Image(), { src }))
      alert('x')
    }, canary)
    expect(seen).toEqual(expect.arrayContaining([canary, 'dialog x']))
  }
  for (const { context } of readers) await context.close()
})
