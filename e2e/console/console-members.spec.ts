import { UserInfo } from '@guangquan/contract'
import { consoleViews, expectValidScreen } from '../support/accessible.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import { makePost } from '../support/make-post.ts'
import { newPhone } from '../support/sign-in.ts'

test('a member is found by the phone, seen in full with a reason, and muted from the card', async ({
  page,
  baseURL,
  person,
}) => {
  const member = await person('member')
  await signedInStaff({ page, baseURL })
  await page.goto('/console/members')
  await page.getByRole('searchbox', { name: '找会员' }).fill(member.contact)
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: '会员' }).getByRole('link', { name: member.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible()
  await expectValidScreen(page, 'member')

  await page.getByRole('button', { name: '查看手机号' }).click()
  const view = page.getByRole('dialog', { name: '查看手机号' })
  await view.getByLabel('原因').fill('会员来电核对')
  await view.getByRole('button', { name: '查看', exact: true }).click()
  await expect(view.getByText(member.contact)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(view).toBeHidden()

  await page.getByRole('button', { name: '恢复默认资料' }).click()
  const reset = page.getByRole('dialog', { name: /^恢复默认资料/ })
  await reset.getByRole('checkbox', { name: '简介' }).check()
  await reset.getByLabel('原因').fill('简介里有广告')
  await member.calls.call(UserInfo.Update, { introduction: '爱拍雾' })
  await reset.getByRole('button', { name: '恢复默认' }).click()
  await expect(reset.getByRole('row', { name: '简介 爱拍雾 恢复默认' })).toBeVisible()
  await reset.getByRole('button', { name: '恢复默认' }).click()
  await expect(reset).toBeHidden()

  await page.getByRole('button', { name: '处罚' }).click()
  const sanction = page.getByRole('dialog', { name: /^处罚/ })
  await sanction.getByLabel('原因').fill('评论里反复引流')
  await sanction.getByRole('button', { name: '处罚' }).click()
  await expect(sanction).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: '处罚记录' }).click()
  await expect(page.getByRole('row', { name: /警告 评论里反复引流/ })).toBeVisible()
  await page.goto('/console/audit')
  await expect(page.getByRole('row', { name: /警告会员/ }).first()).toBeVisible()
  const act = page.getByRole('row', { name: /恢复会员的默认资料.*简介：爱拍雾/ })
  await act.getByRole('button', { name: /^看改动/ }).click()
  const change = page.getByRole('dialog', { name: /恢复会员的默认资料$/ })
  await expect(change.getByRole('row', { name: '简介 爱拍雾 （空）' })).toBeVisible()
  await expect(change.getByRole('row', { name: '恢复了什么 — 简介' })).toBeVisible()
  await expectValidScreen(page, 'what an act changed', consoleViews)
})

test('a post is hidden by a decision with a reason, and shown again', async ({ page, baseURL, person }) => {
  const writer = await person('writer')
  const id = await makePost(writer, { text: '堤上的风筝' })
  await signedInStaff({ page, baseURL })
  await page.goto(`/console/posts?keyword=${id}`)
  const row = page.getByRole('row', { name: /堤上的风筝/ })
  const decide = async (name: string, reason: string) => {
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('原因').fill(reason)
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await decide('隐藏', '图中有广告')
  await expect(row.getByText('未通过')).toBeVisible()
  await expect(row.getByText('图中有广告')).toBeVisible()
  await expectValidScreen(page, 'posts')
  await decide('重新展示', '已核实')
  await expect(row.getByText('已发布')).toBeVisible()

  // Before the page is rendered with the first of two filters, the second is set: both are in the address.
  await page.getByLabel('找作品').fill('风筝')
  const search = await page.locator('.ant-input-search-btn').elementHandle()
  await page.getByLabel('有未处理的举报').evaluate((checkbox: HTMLElement, button) => {
    checkbox.click()
    if (button instanceof HTMLElement) button.click()
  }, search)
  await expect(page).toHaveURL(`/console/posts?keyword=${encodeURIComponent('风筝')}&reported=1`)
})

test('a new phone is requested by one of the staff and decided by another', async ({
  page,
  baseURL,
  person,
  openAs,
}) => {
  const member = await person('neighbour')
  const phone = newPhone()
  await signedInStaff({ page, baseURL })
  await page.goto(`/console/members/${member.id}`)
  const request = async (reason: string) => {
    await page.getByRole('button', { name: '申请更换手机号' }).click()
    const dialog = page.getByRole('dialog', { name: /^申请更换手机号/ })
    await dialog.getByLabel('新手机号').fill(phone)
    await dialog.getByLabel('核实了什么').fill('说出了最近三次登录的城市')
    await dialog.getByLabel('原因').fill(reason)
    await dialog.getByRole('button', { name: '提交申请' }).click()
    await expect(dialog).toBeHidden()
  }
  const colleague = await openAs('visitor')
  await signedInStaff({ page: colleague, baseURL })
  await colleague.goto('/console/phone-requests')
  const decide = async (name: '同意' | '拒绝', asked: string) => {
    const row = colleague.getByRole('row', { name: new RegExp(asked) })
    await colleague.getByRole('button', { name: '刷新' }).click()
    await row.getByRole('button', { name }).click()
    const dialog = colleague.getByRole('dialog', { name: `${name}更换手机号 · ${member.name}` })
    await dialog.getByLabel('原因').fill('核对过了')
    await expectValidScreen(colleague, 'decision about a new phone')
    await dialog.getByRole('button', { name }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toHaveCount(0)
  }
  await request('手机在海边丢了')
  await decide('拒绝', '手机在海边丢了')
  await request('手机在山里丢了')
  await page.goto('/console/phone-requests')
  const own = page.getByRole('row', { name: /手机在山里丢了/ })
  await expect(own.getByText('由另一位同事决定')).toBeVisible()
  await expect(own.getByRole('button', { name: '同意' })).toHaveCount(0)
  await decide('同意', '手机在山里丢了')
  await page.goto(`/console/members/${member.id}`)
  await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible()
})
