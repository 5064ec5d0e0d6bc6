import { NewPublish, publishTypes, UserInfo, useTypes } from '@guangquan/contract'
import type { Page } from '@playwright/test'
import { expect, test, type Role } from '../support/fixtures.ts'
import { makePost, postPath, Published } from '../support/make-post.ts'
import { measurePhotographs, type Enlarged } from '../support/measure-photographs.ts'
import type { Account } from '../support/new-account.ts'
import { photoFile } from '../support/photo-file.ts'
import { alan, memberScreens } from '../screens/member.ts'
import { at, type Screen } from '../screens/screen.ts'
import { visitorScreens } from '../screens/visitor.ts'

type Viewer = Role | 'demonstration' | 'visitor'

test.describe.configure({ mode: 'parallel' })

/**
 * Windows and their densities. A page is opened in the first and goes through the others: each needs more pixels than
 * the one before, but for density 1, where the same boxes need half as many, and `sizes` is judged in each.
 */
const windows = [
  { width: 390, density: 2 },
  { width: 390, density: 3 },
  { width: 768, density: 2 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
]

/** The screens with photographs among those that `screens.spec.ts` opens, one for each kind of page. */
const visitorNames = [
  '/',
  '/post/photo',
  '/post/detail/{id}',
  '/more/ranking',
  '/more/news',
  '/more/news/{id}',
  '/more/product-intro',
  '/more/store-information',
  '/more/store-activity',
  '/activity',
  '/activity/detail/{id}',
  '/activity?tab=contest',
  '/activity/match/{id} with its result',
  '/activity/lottery?tab=all',
  '/activity/lotterypublic/{id} 岁末抽奖',
  '/search?q=%E5%B1%B1',
  '/search?q=f%3C%3D4&tab=photo',
  '/post/tag-filter?tag={tag}',
  '/post/lens/{id}',
  '/post/camera/{id}',
  '/article',
  '/post/article-detail/{id}',
  '/more/onlinegallery',
  '/more/onlinegallerymore',
  '/more/onlinegalleryhistory',
]

const memberNames = [
  '/',
  '/user',
  '/user?tab=like',
  '/user/gallery',
  '/user/collect',
  '/user/release-list',
  `/user/other?id=${alan}`,
  `/user/other/gallery?id=${alan}`,
  '/user/notice/3',
  '/user/product',
  '/user/product/activity',
  '/user/product/detail/{id}',
  '/user/coins/exchange',
  '/user/coins/goods/{id}',
  '/user/coins/orders',
  '/user/benefits',
  '/user/present',
  '/activity/calendar',
  '/circle',
  '/circle/detail/{id}',
  '/questionnaire',
  '/user/store-activity/release',
]

const chosen = (screens: readonly Screen[], names: readonly string[]): Screen[] =>
  names.map((name) => {
    const screen = screens.find((one) => one.name === name)
    if (screen === undefined) throw new Error(`no screen ${name}`)
    return screen
  })

/** What somebody has made of photographs with more pixels than any copy has. */
const ownScreens: ((writer: Account) => Promise<Screen>)[] = [
  async (writer) => at(postPath(await makePost(writer, { sides: { width: 3000, height: 2000 } }))),
  async (writer) =>
    at(postPath(await makePost(writer, { sides: { width: 1600, height: 2400 }, pictureCount: 2, hue: 90 }))),
  (writer) => makeArticle(writer),
  (writer) => Promise.resolve(at(`/user/other?id=${writer.id}`)),
]

async function makeArticle({ calls: { call, upload } }: Account): Promise<Screen> {
  const photo = await photoFile('photo.jpg', { width: 1600, height: 2400, hue: 180 })
  const cover = await photoFile('cover.jpg', { width: 2560, height: 1440, hue: 200 })
  const [photoId, coverFileId] = await Promise.all([
    upload(useTypes.articlePhoto, photo),
    upload(useTypes.articleCover, cover),
  ])
  const published = await call(NewPublish.Publish, {
    publishType: publishTypes.article,
    title: '晨雾里怎么测光',
    html: `<figure data-photo="${photoId}"></figure><p>${'雾不是灰的，它是光。'.repeat(12)}</p>`,
    categoryId: 3,
    coverFileId,
    requestId: crypto.randomUUID(),
  })
  return at(`/post/article-detail/${Published.parse(published).id}`)
}

/** Opens each screen once and measures what is in each window. */
async function walk(page: Page, screens: readonly Screen[]): Promise<Enlarged[]> {
  const found: Enlarged[] = []
  const driver = await page.context().newCDPSession(page)
  const resize = async ({ width, density }: (typeof windows)[number]) => {
    const metrics = { width, height: 900, deviceScaleFactor: density, mobile: false }
    await driver.send('Emulation.setDeviceMetricsOverride', metrics)
  }
  for (const { name, open } of screens) {
    for (const [place, window] of windows.entries()) {
      await resize(window)
      if (place === 0) await open(page)
      const { width, density } = window
      expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([width, density])
      for (const { file, why } of await measurePhotographs(page))
        found.push({ file, why: `${name} at ${width} px, density ${density}: ${why}` })
    }
  }
  return found
}

for (const [viewer, screens] of [
  ['visitor', chosen(visitorScreens, visitorNames)],
  ['demonstration', chosen(memberScreens, memberNames)],
] as const satisfies (readonly [Viewer, Screen[]])[]) {
  for (const half of [0, 1]) {
    test(`no photograph is enlarged at any density for a ${viewer}, half ${half + 1}`, async ({ openAs }) => {
      const page = await openAs(viewer)
      expect(
        await walk(
          page,
          screens.filter((_, place) => place % 2 === half),
        ),
      ).toEqual([])
    })
  }
}

test('nor is one with many pixels, for anybody at any density', async ({ openAs, person }) => {
  const writer = await person('writer')
  const screens = []
  for (const make of ownScreens) screens.push(await make(writer))
  const background = await photoFile('background.jpg', { width: 2700, height: 900 })
  await writer.calls.call(UserInfo.Update, {
    background: await writer.calls.upload(useTypes.background, background),
    requestId: crypto.randomUUID(),
  })
  for (const viewer of ['visitor', 'member'] as const)
    expect(await walk(await openAs(viewer), screens), viewer).toEqual([])
})
