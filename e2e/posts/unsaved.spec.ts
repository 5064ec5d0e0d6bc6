import { UserInfo } from '@guangquan/contract'
import type { Page } from '@playwright/test'
import { awaitCall } from '../support/await-call.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdUploads } from '../support/hold-uploads.ts'
import { kill, mirrored } from '../support/mirrored.ts'
import { makePost, postPath } from '../support/make-post.ts'
import { expectShownToast } from '../support/page-record.ts'
import { photoFile } from '../support/photo-file.ts'
import { videoFile } from '../support/video-file.ts'

const composers: [path: string, field: (page: Page) => ReturnType<Page['getByRole']>][] = [
  ['/user/release', (page) => page.getByLabel('说点什么')],
  ['/user/release/article', (page) => page.getByRole('textbox', { name: '正文' })],
  ['/user/release/video', (page) => page.getByLabel('视频标题')],
  ['/user/release/vote', (page) => page.getByLabel('题目')],
]

test('what is written offline survives a killed tab, in every composer', async ({ memberPage }) => {
  let page = memberPage
  for (const [path, field] of composers) {
    const words = `断网时写的 ${path}`
    await page.goto(path)
    await expect(field(page)).toBeVisible()
    await page.context().setOffline(true)
    await field(page).fill(words)
    await expect.poll(() => mirrored(page)).toBe(1)
    page = await kill(page)
    await page.goto(path)
    await expectShownToast(page, '已找回上次没写完的内容')
    await expect(page).toHaveURL(/draft=/)
    if (path.endsWith('article')) await expect(field(page)).toHaveText(words)
    else await expect(field(page)).toHaveValue(words)
    expect(await mirrored(page)).toBe(0)
  }
})

test('photographs that were chosen offline survive a killed tab, and are then uploaded and published', async ({
  memberPage: first,
}) => {
  // The maximum size of a file depends on the member's level.
  await awaitCall(first, UserInfo.Get, () => first.goto('/user/release'))
  await expect(first.getByLabel('说点什么')).toBeVisible()
  await first.context().setOffline(true)
  await first
    .getByLabel('选择照片')
    .setInputFiles([await photoFile('one.jpg', { hue: 20 }), await photoFile('two.jpg', { hue: 140 })])
  await expect.poll(() => mirrored(first, 'photos')).toBe(2)

  const page = await kill(first)
  await page.goto('/user/release')
  await expectShownToast(page, '已找回上次没写完的内容')
  const publish = page.getByRole('button', { name: '发布 2 张照片' })
  await expect(publish).toBeEnabled()
  await expect.poll(() => mirrored(page, 'photos')).toBe(0)
  await publish.click()
  await expect(page).toHaveURL(/\/post\/detail\//)
  await expect.poll(() => mirrored(page)).toBe(0)
})

test('pictures of a vote and of an article that were not uploaded survive a killed tab, and are then uploaded', async ({
  openAs,
}) => {
  const vote = await openAs('writer')
  await holdUploads(vote)
  await vote.goto('/user/release/vote')
  await vote.getByLabel('题目').fill('哪一张做封面')
  await vote.getByRole('switch', { name: '每个选项配一张照片' }).click({ force: true })
  await vote.getByLabel('选项 2 的照片').setInputFiles(await photoFile('two.jpg', { hue: 200 }))
  await expect.poll(() => mirrored(vote, 'photos')).toBe(1)

  const article = await kill(vote)
  await article.goto('/user/release/vote')
  await expectShownToast(article, '已找回上次没写完的内容')
  const option = article.getByRole('listitem').filter({ has: article.getByLabel('选项 2 的照片') })
  await expect(option.locator('img')).toBeVisible()
  await expect.poll(() => mirrored(article, 'photos')).toBe(0)
  await article.getByRole('button', { name: '存草稿' }).last().click()
  await expect.poll(() => mirrored(article)).toBe(0)

  await holdUploads(article)
  await article.goto('/user/release/article')
  await article.getByRole('textbox', { name: '正文' }).fill('雾里的一天')
  await article.getByLabel('选择照片').setInputFiles(await photoFile('one.jpg', { hue: 20 }))
  await article.getByRole('textbox', { name: '图说' }).fill('栈桥尽头')
  await article.getByRole('textbox', { name: '标题' }).fill('雾里的一天')
  await article.getByLabel('封面文件').setInputFiles(await photoFile('cover', { width: 1280, height: 800 }))
  await article.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect.poll(() => mirrored(article, 'photos')).toBe(2)

  const page = await kill(article)
  await page.goto('/user/release/article')
  await expectShownToast(page, '已找回上次没写完的内容')
  await expect(page.getByRole('img', { name: '封面' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '图说' })).toHaveValue('栈桥尽头')
  await expect.poll(() => mirrored(page, 'photos')).toBe(0)
  await page.getByRole('button', { name: '存草稿' }).last().click()
  await expect.poll(() => mirrored(page)).toBe(0)
})

test('a draft without its photographs is continued with them, and takes them along when it is deleted', async ({
  openAs,
}) => {
  const first = await openAs('writer')
  await holdUploads(first)
  await first.goto('/user/release')
  await first.getByLabel('选择照片').setInputFiles(await photoFile('held.jpg', { hue: 260 }))
  await first.getByRole('button', { name: '存草稿' }).last().click()
  await expect(first.getByText('草稿已保存').first()).toBeVisible()
  await expect.poll(() => mirrored(first, 'photos')).toBe(1)

  const page = await kill(first)
  await holdUploads(page)
  await page.goto('/user/release')
  await expect(page.getByRole('button', { name: /^第 1 张，正在上传/ })).toBeVisible()
  await expect(page).toHaveURL(/draft=/)

  const drafts = await kill(page)
  await drafts.goto('/user/release-list?tab=draft')
  await drafts.getByRole('button', { name: '删除' }).first().click()
  await drafts.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect.poll(() => mirrored(drafts, 'photos')).toBe(0)
  await expect.poll(() => mirrored(drafts)).toBe(0)
})

test('when the browser has no space for a photograph, it says which, and the words are stored', async ({
  memberPage: first,
}) => {
  await first.addInitScript(() => {
    const put: unknown = Reflect.get(IDBObjectStore.prototype, 'put')
    if (typeof put !== 'function') return
    const withoutSpace = new Proxy(put, {
      apply: (target, store: IDBObjectStore, args: unknown[]): unknown => {
        if (store.name === 'photos') throw new DOMException('full', 'QuotaExceededError')
        return Reflect.apply(target, store, args)
      },
    })
    Object.defineProperty(IDBObjectStore.prototype, 'put', { value: withoutSpace })
  })
  // The maximum size of a file depends on the member's level.
  await awaitCall(first, UserInfo.Get, () => first.goto('/user/release'))
  await expect(first.getByLabel('说点什么')).toBeVisible()
  await first.context().setOffline(true)
  await first.getByLabel('说点什么').fill('空间不够时写的')
  await expect.poll(() => mirrored(first)).toBe(1)
  await first.getByLabel('选择照片').setInputFiles(await photoFile('large.jpg', { hue: 80 }))
  await expect(first.getByText('第 1 张没有在本机留底')).toBeVisible()

  const page = await kill(first)
  await page.goto('/user/release')
  await expect(page.getByText('有 1 张照片要重新选择')).toBeVisible()
  await expect(page.getByLabel('说点什么')).toHaveValue('空间不够时写的')
})

test('what was written offline does not overwrite a draft that was changed elsewhere', async ({ openAs }) => {
  const first = await openAs('neighbour')
  const title = (page: Page) => page.getByLabel('题目')
  await first.goto('/user/release/vote')
  await title(first).fill('早上拍还是傍晚拍')
  await first.getByRole('button', { name: '存草稿' }).last().click()
  await expect(first.getByText('草稿已保存').first()).toBeVisible()

  const other = await openAs('neighbour')
  await other.goto('/user/release/vote')
  await other.getByRole('link', { name: '继续写' }).click()
  await expect(title(other)).toHaveValue('早上拍还是傍晚拍')
  const address = other.url()

  await first.goto(address)
  await expect(title(first)).toHaveValue('早上拍还是傍晚拍')
  await first.context().setOffline(true)
  await title(first).fill('断网时改的题目')
  await expect.poll(() => mirrored(first)).toBe(1)

  await title(other).fill('别处改的题目')
  await other.getByRole('button', { name: '存草稿' }).last().click()
  await expect(other.getByText('草稿已保存').first()).toBeVisible()

  const again = await kill(first)
  await again.goto(address)
  await expectShownToast(again, '这份草稿在别处改过，这里写的另存成了一份')
  await expect(title(again)).toHaveValue('断网时改的题目')
  await again.goto(address)
  await expect(title(again)).toHaveValue('别处改的题目')
})

test('signing out says what would be lost and deletes it', async ({ openAs }) => {
  const page = await openAs('writer')
  await page.goto('/user/release')
  await expect(page.getByLabel('说点什么')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByLabel('说点什么').fill('不该给下一个人看到')
  await expect.poll(() => mirrored(page)).toBe(1)
  const left = await kill(page)
  await left.goto('/user/setting')
  await left.getByRole('button', { name: '退出登录' }).click()
  const question = left.getByRole('alertdialog')
  await expect(question).toContainText('这台设备上还有没存好的作品，退出后不再保留。')
  await question.getByRole('button', { name: '退出' }).click()
  await expect(left).toHaveURL('/')
  await expect.poll(() => mirrored(left)).toBe(0)
})

test('a comment that was being written survives a killed tab', async ({ memberPage: page, person }) => {
  const address = postPath(await makePost(await person('neighbour')))
  await page.goto(address)
  await expect(page.getByLabel('写评论')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByLabel('写评论').fill('断网时写的评论')
  const stored = () => page.evaluate(() => JSON.stringify(Object.values(localStorage)))
  await expect.poll(stored).toContain('断网时写的评论')
  const again = await kill(page)
  await again.goto(address)
  await expect(again.getByLabel('写评论')).toHaveValue('断网时写的评论')
})

test('a post published offline says that it will be sent, and is sent once when the network is back', async ({
  memberPage: page,
}) => {
  const text = `断网时发布 ${Date.now()}`
  let requests = 0
  page.on('request', (request) => (requests += request.url().endsWith('/NewPublish/Publish') ? 1 : 0))
  await page.goto('/user/release')
  await page.getByLabel('选择照片').setInputFiles(await photoFile('offline.jpg', { hue: 210 }))
  const publish = page.getByRole('button', { name: '发布 1 张照片' })
  await expect(publish).toBeEnabled()
  await page.context().setOffline(true)
  await page.getByLabel('说点什么').fill('断网时')
  await publish.click()
  await expect(page.getByText('网络恢复后自动发布，请不要关闭页面')).toBeVisible()
  await page.getByLabel('说点什么').fill(text)
  expect(requests).toBe(0)
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/post\/detail\//)
  await expect(page.getByText(text)).toBeVisible()
  expect(requests).toBe(1)
  await page.goto('/user/release')
  await expect(page.getByLabel('说点什么')).toHaveValue('')
  expect(await mirrored(page)).toBe(0)
})

test('an interrupted upload of a video goes on by itself', async ({ memberPage: page }) => {
  await page.goto('/user/release/video')
  await page.route('**/FileFront/PutPiece/**', (route) => route.abort('internetdisconnected'))
  await page.getByLabel('选择视频').setInputFiles(await videoFile('offline.mp4', { seconds: 4 }))
  await expect(page.getByText('已传 0%，网络恢复后自动接着传')).toBeVisible()
  await page.context().setOffline(true)
  await page.unroute('**/FileFront/PutPiece/**')
  await page.context().setOffline(false)
  await expect(page.getByRole('img', { name: '第 5 个画面' })).toBeVisible()
})
