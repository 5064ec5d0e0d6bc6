import { UserLike } from '@guangquan/contract'
import { expect, test } from '../support/fixtures.ts'
import { makePost } from '../support/make-post.ts'
import { expectToast } from '../support/page-record.ts'

test.beforeEach(async ({ person }) => {
  const targetId = await makePost(await person('writer'), { title: `海边的石头 ${Date.now()}` })
  const { calls } = await person('member')
  await calls.call(UserLike.Collect, { targetType: 1, targetId, on: true, requestId: crypto.randomUUID() })
})

test('a collected post is moved into a folder and out again', async ({ memberPage: page }) => {
  const name = `海边 ${Date.now() % 100_000}`
  await page.goto('/user/collect')
  await page.getByRole('button', { name: '新建' }).click()
  await page.getByLabel('名字').fill(name)
  await page.getByRole('button', { name: '保存' }).click()
  const chip = page.getByRole('toolbar', { name: '收藏夹' }).getByRole('link', { name: new RegExp(name) })
  await expect(chip).toContainText('0')
  await page.getByRole('button', { name: '整理到收藏夹' }).click()
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  const label = (await first.getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name: '移到收藏夹' }).first().click()
  await page.getByRole('menuitem', { name }).click()
  await expect(chip).toContainText('1')
  await chip.click()
  await expect(page.getByRole('article', { name: label })).toHaveCount(1)
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect(chip).toHaveCount(0)
})

test('a public folder is shown to others on the second tab of its owner’s likes', async ({
  openAs,
  person,
}) => {
  const name = `公开 ${Date.now() % 100_000}`
  const owner = await openAs('member')
  await owner.goto('/user/collect')
  await owner.getByRole('button', { name: '新建' }).click()
  await owner.getByLabel('名字').fill(name)
  await owner.getByLabel('公开，别人也能看到').check()
  await owner.getByRole('button', { name: '保存' }).click()
  const title = (await owner.locator('.photo-tile').first().getByRole('img').getAttribute('alt')) ?? ''
  await owner.getByRole('button', { name: '整理到收藏夹' }).click()
  await owner.getByRole('button', { name: '移到收藏夹' }).first().click()
  await expectToast(owner, '已移动', () => owner.getByRole('menuitem', { name }).click())

  const reader = await openAs('neighbour')
  await reader.goto(`/user/other?id=${(await person('member')).id}`)
  await reader
    .getByRole('navigation', { name: 'TA的内容' })
    .getByRole('link', { name: '收藏', exact: true })
    .click()
  await reader.getByRole('toolbar', { name: '收藏夹' }).getByRole('link', { name }).click()
  await expect(reader.getByRole('heading', { level: 1, name: (await person('member')).name })).toBeVisible()
  await expect(reader.getByRole('link', { name: title })).toHaveCount(1)
  // The default folder is private by default.
  await expect(reader.getByRole('link', { name: '默认收藏夹' })).toHaveCount(0)
})
