import { UserAddress } from '@guangquan/contract'
import type { Page } from '@playwright/test'
import { expectValidScreen } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectToast } from '../support/page-record.ts'

const list = '/user/address/list'

test.beforeEach(async ({ person }) => {
  const { calls } = await person('member')
  const known = UserAddress.GetList.output.parse(await calls.call(UserAddress.GetList, {}))
  if (known.length > 0) return
  const areaCodes = ['330000', '330100', '330106']
  const address = {
    receiver: '周舟',
    phone: '13900130098',
    areaCodes,
    detail: '曙光路一号院',
    isDefault: true,
  }
  await calls.call(UserAddress.Create, { ...address, requestId: crypto.randomUUID() })
})

async function fill(page: Page, receiver: string, detail: string): Promise<void> {
  await page.getByLabel('收货人').fill(receiver)
  await page.getByLabel('手机号').fill('13900130099')
  await page.getByRole('combobox', { name: '省份' }).selectOption({ label: '浙江省' })
  await page.getByRole('combobox', { name: '城市' }).selectOption({ label: '杭州市' })
  await page.getByRole('combobox', { name: '区县' }).selectOption({ label: '西湖区' })
  await page.getByLabel('详细地址').fill(detail)
}

test('a form with missing fields says so beside each', async ({ memberPage: page }) => {
  await page.goto('/user/address/add')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('请填写收货人，2 到 20 个字', { exact: true })).toBeVisible()
  await expect(page.getByText('手机号是 11 位数字', { exact: true })).toBeVisible()
  await expect(page.getByText('请选择所在地区，到区县为止', { exact: true })).toBeVisible()

  // Four errors are listed at the top, which gets the focus, each linked to its field.
  const summary = page.getByRole('alert').filter({ hasText: '有 4 处需要修改' })
  await expect(summary).toBeFocused()
  await expectValidScreen(page, 'four errors')
  await summary.getByRole('button', { name: '详细地址' }).click()
  await expect(page.getByLabel('详细地址')).toBeFocused()
  await summary.getByRole('button', { name: '所在地区' }).click()
  await expect(page.getByRole('combobox', { name: '省份' })).toBeFocused()
  await page.getByLabel('收货人').fill('江南')
  await expect(summary).toHaveCount(0)
})

test('the error of an empty field stays while it is empty', async ({ memberPage: page }) => {
  await page.goto('/user/address/add')
  const said = page.getByText('请填写收货人，2 到 20 个字', { exact: true })
  await page.getByLabel('收货人').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('手机号')).toBeFocused()
  await expect(said).toHaveCount(0)
  await page.getByRole('button', { name: '保存' }).click()
  // The list of errors takes the focus once it is shown.
  await expect(page.getByRole('alert').filter({ hasText: '需要修改' })).toBeFocused()
  await page.getByLabel('收货人').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('手机号')).toBeFocused()
  await expect(said).toBeVisible()
})

test('an address is written, made the default, corrected and deleted', async ({ memberPage: page }) => {
  const detail = `灵隐路 ${Date.now()} 号`
  await page.goto(list)
  await expect(page.getByText('默认', { exact: true })).toHaveCount(1)
  await expect(page.getByText(/^\d{3} \*{4} \d{4}$/).first()).toBeVisible()
  await page.getByRole('link', { name: '新增地址' }).click()
  await fill(page, '江南', detail)
  await page.getByLabel('公司').check()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(list)
  const card = page.getByRole('listitem').filter({ hasText: '灵隐路' })
  await expect(card).toContainText('江*')
  await expect(card).toContainText('139 **** 0099')
  // Its owner recognises it by the number of the building.
  await expect(card).toContainText(detail)
  await expect(card).toContainText('公司')
  await card.getByRole('button', { name: '设为默认' }).click()
  await expect(card.getByText('默认', { exact: true })).toBeVisible()
  await expect(page.getByText('默认', { exact: true })).toHaveCount(1)

  await card.getByRole('link', { name: /^编辑/ }).click()
  await expect(page.getByLabel('手机号')).toHaveValue('139 0013 0099')
  await expect(page.getByLabel('详细地址')).toHaveValue(detail)
  await page.getByLabel('收货人').fill('苏北')
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: '留下' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(card).toContainText('苏*')

  await card.getByRole('button', { name: /^删除/ }).click()
  const question = page.getByRole('alertdialog', { name: '删除这个地址？' })
  await expect(question).toContainText('永久删除')
  await expectToast(page, '已取消删除', () => question.getByRole('button', { name: '取消' }).click())
  await card.getByRole('button', { name: /^删除/ }).click()
  await question.getByRole('button', { name: '删除' }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByText('默认', { exact: true })).toHaveCount(1)
})

test('a page that needs an address gets the chosen one', async ({ memberPage: page }) => {
  await page.goto(`${list}?select=1`)
  const choose = page.getByRole('listitem').getByRole('button', { name: '用这个地址' })
  await choose.first().click()
  await expect(page.getByRole('button', { name: '正在使用' })).toHaveAttribute('aria-pressed', 'true')
  const stored = await page.evaluate(() => localStorage.getItem('guangquan.selected-address'))
  expect(stored).toMatch(/^"[0-9a-f-]{36}"$/)
})

test('a list that failed to load can be requested again', async ({ memberPage: page }) => {
  await page.route('**/UserAddress/GetList', (route) => route.abort())
  await page.goto(list)
  await expect(page.getByText('没有连上')).toBeVisible()
  await page.unroute('**/UserAddress/GetList')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('默认', { exact: true })).toBeVisible()
})
