import { errorCatalogue, NewPublish, type ErrorName } from '@guangquan/contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { makePost, postPath } from '../support/make-post.ts'

/** Refuses a call as the server does. */
const refuse = (page: Page, call: string, name: ErrorName, message: string) =>
  page.route(`**/${call}`, (route) =>
    route.fulfill({
      status: 503,
      json: {
        code: 503,
        success: false,
        message,
        error: { code: errorCatalogue[name].code, name, message },
        result: null,
      },
    }),
  )

test('a failed read shows the server’s sentence, and a missing connection only when there is none', async ({
  page,
}) => {
  await refuse(page, 'NewPublish/GetTagList', 'Unavailable', '服务正在恢复，请稍后再试')
  await page.goto('/post/tag-filter')
  await expect(page.getByRole('alert').getByText('服务正在恢复，请稍后再试')).toBeVisible()
  await expect(page.getByText('没有连上')).toHaveCount(0)
  await page.unroute('**/NewPublish/GetTagList')
  await page.route('**/NewPublish/GetTagList', (route) => route.abort())
  await page.getByRole('button', { name: '重试' }).first().click()
  await expect(page.getByText('没有连上')).toBeVisible()
})

test('collecting shows one message, in a region that was there before', async ({
  memberPage: page,
  person,
}) => {
  await page.goto(postPath(await makePost(await person('writer'))))
  const region = page.locator('.ui-toast-layer > [role=status]')
  await expect.poll(() => region.evaluate((element) => element.checkVisibility())).toBe(true)
  const seen = await page.evaluateHandle(() => {
    const texts: string[] = []
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.ui-toast')) texts.push(toast.textContent)
    }).observe(document.body, { subtree: true, childList: true })
    return texts
  })
  await page.getByRole('button', { name: /^收藏/ }).first().click()
  await expect(page.getByRole('status').filter({ hasText: '已收藏到默认收藏夹' })).toBeVisible()
  expect([...new Set(await seen.jsonValue())]).toEqual(['已收藏到默认收藏夹选择收藏夹'])
})

test('in the viewer the folder of a collected post is chosen in the same place, and the focus returns', async ({
  memberPage: page,
  person,
}) => {
  const writer = await person('writer')
  const post = await makePost(writer)
  await page.goto(`/user/other?id=${writer.id}`)
  await page.locator(`.photo-tile[href*="${post}"]`).focus()
  await page.keyboard.press('Space')
  const viewer = page.getByRole('dialog', { name: '查看大图' })
  const collect = viewer.getByRole('button', { name: /^收藏/ })
  await expect(viewer.getByRole('button', { name: /^关注/ })).toBeVisible()
  await collect.click()
  await viewer.getByRole('status').getByRole('button', { name: '选择收藏夹' }).click()
  const choice = page.getByRole('dialog', { name: '选择收藏夹' })
  await expect(choice.getByRole('radio', { name: '默认收藏夹' })).toBeChecked()
  await expect(page.getByText('已收藏到默认收藏夹')).toHaveCount(0)
  await choice.getByRole('button', { name: '取消' }).click()
  await expect(choice).toHaveCount(0)
  await expect(collect).toBeFocused()
})

test('a full draft box is said as such', async ({ openAs, person }) => {
  const { calls } = await person('mailbox')
  for (let n = 0; n < 20; n++)
    await calls.call(NewPublish.SaveDraft, {
      publishType: 1,
      text: `第 ${n} 篇`,
      requestId: crypto.randomUUID(),
    })
  const page = await openAs('mailbox')
  await page.goto('/user/release')
  await page.getByLabel('说点什么').fill('放不下的一篇')
  await page.getByRole('button', { name: '存草稿' }).last().click()
  await expect(page.getByRole('alert').getByText('草稿箱已满，最多保留 20 篇')).toBeVisible()
  await expect(page.getByText('删掉一篇旧草稿，这一篇会自动存上')).toBeVisible()
})

test('typing a topic asks for suggestions once it pauses', async ({ memberPage: page }) => {
  const asked: string[] = []
  await page.clock.install()
  await page.goto('/user/release')
  page.on('request', (request) => {
    if (request.url().endsWith('/NewPublish/GetTagList')) asked.push(request.postData() ?? '')
  })
  const topic = page.getByLabel('话题', { exact: true })
  await expect(topic).toBeVisible()
  // However long the machine takes for a key.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await topic.pressSequentially('lighthouse')
  const typed = () => asked.filter((body) => body.includes('keyword'))
  expect(typed()).toEqual([])
  await page.clock.runFor(1000)
  await expect.poll(typed).toEqual([JSON.stringify({ keyword: 'lighthouse' })])
})
