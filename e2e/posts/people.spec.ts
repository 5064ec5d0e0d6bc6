import { UserFollow, UserInfo } from '@guangquan/contract'
import { expectValidScreen } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import type { Account } from '../support/new-account.ts'
import { expectToast } from '../support/page-record.ts'
import { awaitCall } from '../support/await-call.ts'

// Ids of demonstration members are the same everywhere.
const xiaoman = '018df74f-8400-7c35-bee3-501cf490656d'

/** One follows the other. */
async function follow(one: Account, other: Account): Promise<void> {
  await one.calls.call(UserFollow.Follow, { userId: other.id, on: true, requestId: crypto.randomUUID() })
}

test('a followed member is found by name, put into a group, and notified', async ({
  memberPage: page,
  person,
}) => {
  const { name } = await person('neighbour')
  await follow(await person('member'), await person('neighbour'))
  await page.goto('/user/follow')
  const search = page.getByRole('searchbox', { name: '搜索昵称' })
  await search.fill('没有人叫这个')
  await expect(page.getByText('没有找到这个人')).toBeVisible()
  await search.fill(name)
  await expect(page).toHaveURL(/keyword=/)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(page.getByRole('main').locator('.person-row')).toHaveCount(1)
  await row.getByRole('button', { name: `更多：${name}` }).click()
  await page.getByRole('menuitem', { name: '设为特别关注' }).click()
  await expect(row.getByText('特别关注')).toBeVisible()
  const bell = row.getByRole('button', { name: `有新作品时提醒：${name}` })
  await expectToast(page, '有新作品会提醒你', () => bell.click())
  await expect(bell).toHaveAttribute('aria-pressed', 'true')

  const group = page.getByRole('link', { name: '特别关注' })
  await group.click()
  await expect(group).toHaveAttribute('aria-current', /.+/)
  await page.reload()
  await expect(bell).toHaveAttribute('aria-pressed', 'true')
  await bell.click()
  await expect(bell).toHaveAttribute('aria-pressed', 'false')
  await row.getByRole('button', { name: `更多：${name}` }).click()
  await page.getByRole('menuitem', { name: '移到默认分组' }).click()
  await expect(row).toHaveCount(0)
})

test('a fan is followed back, unfollowed, and removed', async ({ memberPage: page, person }) => {
  const { name } = await person('writer')
  await follow(await person('writer'), await person('member'))
  await page.goto('/user/fans')
  const main = page.getByRole('main')
  const row = main.locator('.person-row').filter({ hasText: name })
  await row.getByRole('button', { name: `关注 ${name}`, exact: true }).click()
  await page.getByRole('button', { name: '以后再说' }).click()
  const mutual = row.getByRole('button', { name: /^互相关注/ })
  await mutual.click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect(row.getByRole('button', { name: `关注 ${name}`, exact: true })).toBeVisible()

  await row.getByRole('button', { name: `更多：${name}` }).click()
  await page.getByRole('menuitem', { name: '移除粉丝' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click()
  await expect(row).toHaveCount(0)
})

test('the number of fans follows the viewer’s own clicks, on their page and in lists', async ({
  memberPage: page,
  person,
}) => {
  const { id, name } = await person('writer')
  const fans = page.getByRole('list', { name: '数量' }).getByRole('link', { name: /粉丝/ })
  await page.goto(`/user/other?id=${id}`)
  const count = parseInt(await fans.innerText())
  await page.getByRole('button', { name: `关注 ${name}`, exact: true }).click()
  await expect(fans).toHaveText(`${count + 1}粉丝`)
  await page.getByRole('button', { name: '以后再说' }).click()
  await page.goto('/user/follow')
  await page.getByRole('button', { name: new RegExp(`^(已关注|互相关注).*${name}`) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(fans).toHaveText(`${count}粉丝`)
})

test('a person is reported with a reason', async ({ memberPage: page, person }) => {
  const { id } = await person('writer')
  await page.goto(`/user/other?id=${id}`)
  await page.getByRole('main').getByRole('button', { name: '更多', exact: true }).click()
  await page.getByRole('menuitem', { name: '举报' }).click()
  const dialog = page.getByRole('dialog', { name: '举报影友' })
  await dialog.getByLabel('冒充官方或他人').check()
  await expectToast(page, '已收到举报', () => dialog.getByRole('button', { name: '举报' }).click())
  await expect(dialog).toHaveCount(0)
})

test('a person is blocked after a prompt, and unblocked', async ({ memberPage: page, person }) => {
  await page.goto(`/user/other?id=${(await person('writer')).id}`)
  await page.getByRole('main').getByRole('button', { name: '更多', exact: true }).click()
  await page.getByRole('menuitem', { name: '拉黑' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '拉黑' }).click()
  await expect(page.getByText('你已拉黑TA')).toBeVisible()
  await expect(page.getByRole('link', { name: /粉丝/ })).toHaveCount(0)
  await page.getByRole('button', { name: '解除拉黑' }).click()
  await expect(page.getByRole('button', { name: /^关注 / })).toBeVisible()
  await expect(page.getByRole('link', { name: /粉丝/ })).toBeVisible()
})

test('a private list says so to others', async ({ memberPage, openAs, person }) => {
  await memberPage.goto('/user/setting')
  const open = memberPage.getByRole('switch', { name: /公开我的关注/ })
  await awaitCall(memberPage, UserInfo.Update, () => open.uncheck())
  const page = await openAs('neighbour')
  await page.goto(`/user/other/follow?id=${(await person('member')).id}`)
  await expect(page.getByText('对方设置了仅自己可见')).toBeVisible()
  await expectValidScreen(page, 'closed list')
  await page.goto('/user/address/list')
  await expect(page.getByText('还没有收货地址')).toBeVisible()
  await expectValidScreen(page, 'no addresses')
  await awaitCall(memberPage, UserInfo.Update, () => open.check())
  await expect(open).toBeChecked()
})

test('the own card is saved as a picture, an invitation is copied', async ({ demonstrationPage: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/user/qr-code')
  const card = page.getByRole('img', { name: new RegExp(`二维码名片.*${xiaoman}`) })
  await expect(card).toBeVisible()
  // What is passed on does not say to shops who one is.
  const saved = page.getByRole('link', { name: '保存图片' })
  expect(await saved.getAttribute('href')).not.toBe(await card.getAttribute('src'))
  const download = page.waitForEvent('download')
  await saved.click()
  expect((await download).suggestedFilename()).toBe('光圈-林小满.png')
  await expectToast(page, '已复制链接', () => page.getByRole('button', { name: '复制邀请链接' }).click())
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/account\/register\/step1\?inviteUserCode=[2-9A-HJ-NP-Z]{8}$/)
  await expect(page.getByText('邀请成功').first()).toBeVisible()
})

test('interests: at least one is required, a choice is stored', async ({ memberPage: page }) => {
  await page.goto('/user/interest')
  const boxes = page.getByRole('group', { name: '主题' }).getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  const chosen = page.getByRole('group', { name: '主题' }).getByRole('checkbox', { checked: true })
  await expect(chosen).toHaveCount(0)
  // It looks disabled but can be pressed.
  await page.getByRole('button', { name: '保存' }).click({ force: true })
  await expect(page.getByRole('alertdialog', { name: '请至少选择一个分类' })).toBeVisible()
  await page.getByRole('button', { name: '确定' }).click()
  await page.getByRole('checkbox', { name: '星空夜景' }).check()
  await expectToast(page, '已保存', () => page.getByRole('button', { name: '保存' }).click())
  await page.reload()
  await expect(page.getByRole('checkbox', { name: '星空夜景' })).toBeChecked()
  await expect(chosen).toHaveCount(1)
})

test('an invalid id is reported as an unknown member', async ({ memberPage: page }) => {
  for (const id of ['', 'garbage']) {
    await page.goto(`/user/other?id=${id}`)
    await expect(page.getByText('没有这个人，或者已经注销。')).toBeVisible()
  }
})
