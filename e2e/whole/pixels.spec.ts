import { NewPublish, publishTypes, UserInfo, useTypes } from '@guangquan/contract'
import type { Page } from '@playwright/test'
import { expect, test, type Role } from '../support/fixtures.ts'
import { makePost, postPath, Published } from '../support/make-post.ts'
import { measurePhotographs, type Enlarged } from '../support/measure-photographs.ts'
import type { Account } from '../support/new-account.ts'
import { photoFile } from '../support/photo-file.ts'
import { article, at, contest, onWall, opened, post, type Screen } from '../screens/screen.ts'

type Viewer = Role | 'demonstration' | 'visitor'

test.describe.configure({ mode: 'parallel' })

/** Windows by their density; one is widened, as turning a tablet does. */
const densities = [
  { density: 1, widths: [1440] },
  { density: 2, widths: [390, 768, 1440] },
  { density: 3, widths: [390] },
]

const visitorScreens = [
  at('/'),
  at('/post/photo'),
  post,
  at('/article'),
  article,
  at('/search?q=%E5%B1%B1'),
  at('/more/onlinegallery'),
  onWall('/more/onlinegallerymore', '山不说话'),
  contest('/activity/match/{id}', '留白秋季影赛', '获奖证书'),
]

const memberScreens = [
  at('/'),
  opened('/circle/{id}', '/circle', '.circle-row a', /./),
  at('/user'),
  at('/user?tab=like'),
]

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

/** Opens each screen in each window and measures what is in it. */
async function walk(page: Page, screens: readonly Screen[], widths: readonly number[]): Promise<Enlarged[]> {
  const found: Enlarged[] = []
  for (const { name, open } of screens) {
    await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 })
    await open(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const { file, why } of await measurePhotographs(page))
        found.push({ file, why: `${name} at ${width} px: ${why}` })
    }
  }
  return found
}

for (const { density, widths } of densities) {
  for (const [viewer, screens] of [
    ['visitor', visitorScreens],
    ['demonstration', memberScreens],
  ] as const satisfies (readonly [Viewer, Screen[]])[]) {
    test(`no photograph is enlarged at density ${density} for a ${viewer}`, async ({ openAs }) => {
      const page = await openAs(viewer, { deviceScaleFactor: density })
      expect(await walk(page, screens, widths)).toEqual([])
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
  for (const viewer of ['visitor', 'member'] as const) {
    const found = []
    for (const { density, widths } of densities) {
      const page = await openAs(viewer, { deviceScaleFactor: density })
      found.push(...(await walk(page, screens, widths)))
    }
    expect(found, viewer).toEqual([])
  }
})
