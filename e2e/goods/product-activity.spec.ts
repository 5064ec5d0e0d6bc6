import { randomInt } from 'node:crypto'
import { ProductInfo, UserAddress, UserProduct } from '@guangquan/contract'
import type { Locator, Page } from '@playwright/test'
import { consoleViews, expectValidScreen } from '../support/accessible.ts'
import { awaitCall } from '../support/await-call.ts'
import { changeMember } from '../support/change-member.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import type { Account } from '../support/new-account.ts'
import { pdfInvoice } from '../support/pdf-invoice.ts'
import { photoFile } from '../support/photo-file.ts'

const model = '澄光 C1'

/** Registers a camera and an address of a member. */
async function prepare({ calls }: Account): Promise<void> {
  const requestId = () => crypto.randomUUID()
  await calls.call(UserAddress.Create, {
    receiver: '周小舟',
    phone: '13900130066',
    areaCodes: ['330000', '330100', '330106'],
    detail: '曙光路 12 号 3 单元 502',
    isDefault: true,
    requestId: requestId(),
  })
  const serialNumber = `CG${randomInt(2_000_000, 9_999_999)}`
  const label = await changeMember({ kind: 'boxed', productCode: 'C1', serial: serialNumber })
  const { items } = ProductInfo.GetPaged.output.parse(await calls.call(ProductInfo.GetPaged, {}))
  await calls.call(UserProduct.Add, {
    productId: items.find(({ name }) => name === model)?.id,
    serialNumber,
    accessCode: label.split('|').at(-1),
    buyDate: '2026-01-05',
    buyChannelType: 1,
    productOrigin: 1,
    invoicePics: [],
    warrantyCardPics: [],
    requestId: requestId(),
  })
}

/** Dots of the text of a page: its watermark is lighter. */
const countInk = (page: Locator): Promise<number> =>
  page.evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0
    const { width, height } = canvas
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] }
    return data.filter((value, at) => at % 4 === 0 && value < 64 && data[at + 3] === 255).length
  })

/** Fills a date of the console, which takes what is typed when the field is left. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await field.fill(text)
  await field.press('Enter')
}

// 12 s: two people in two programs, each of them several times, and four new screens with axe.
test('an owner applies for an activity, completes what staff ask for, and sees the parcel', async ({
  page,
  baseURL,
  person,
  openAs,
}) => {
  const member = await person('member')
  await prepare(member)
  const title = `买机身选好礼 ${Date.now()}`

  await signedInStaff({ page, baseURL })
  await page.goto('/console/product-activities?tab=activities')
  await page.getByRole('button', { name: '添加活动' }).click()
  const drawer = page.getByRole('dialog', { name: '添加活动' })
  await drawer.getByLabel('标题').fill(title)
  await drawer.getByLabel('适用型号').fill('C1')
  await page.getByTitle(model, { exact: true }).click()
  await page.keyboard.press('Escape')
  await type(page, '购买日期，从', '2026-01-01')
  await type(page, '到，含这一天', '2099-12-31')
  await type(page, '申请时间，从', '2026-01-01 00:00')
  await type(page, '到', '2099-12-31 23:59')
  for (const gift of ['编织背带', '胡桃木相框']) {
    await drawer.getByRole('button', { name: '加一样礼品' }).click()
    await drawer.getByPlaceholder('名称').last().fill(gift)
  }
  await drawer.getByLabel('要上传发票').click()
  await drawer.getByLabel('要填收货地址').click()
  await drawer.getByLabel('活动说明').fill('购买并注册后申请，礼品二选一。')
  await expectValidScreen(page, 'activity form')
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toBeHidden()

  const own = await openAs('member')
  await own.goto('/user/product')
  await own.getByRole('link', { name: '产品活动' }).click()
  await own.getByRole('link', { name: title }).click()
  await own.getByRole('button', { name: '提交申请' }).click()
  await expect(own.getByText('请选择一样礼品')).toBeVisible()
  await expect(own.getByText('请上传购买发票')).toBeVisible()
  await own.getByRole('radio', { name: '编织背带' }).check()
  await own
    .getByLabel('添加购买发票')
    .setInputFiles([await photoFile('invoice.jpg', { width: 960, height: 800 }), pdfInvoice])
  await expect(own.getByRole('status', { name: /正在上传/ })).toHaveCount(0)
  await own.getByLabel('备注').fill('请寄工作日')
  // What is written stays while an address is looked at.
  await own.getByRole('link', { name: '换一个地址' }).click()
  await own.getByRole('button', { name: '用这个地址' }).click()
  await expect(own.getByLabel('备注')).toHaveValue('请寄工作日')
  await expectValidScreen(own, 'application form')
  await awaitCall(own, UserProduct.UserProductActivityApply, () =>
    own.getByRole('button', { name: '提交申请' }).click(),
  )
  const state = own.getByRole('region', { name: '我的申请' })
  await expect(state.getByText('审核中', { exact: true })).toBeVisible()

  await page.goto(`/console/product-activities?keyword=${encodeURIComponent(member.name)}`)
  await page.getByRole('region', { name: '产品活动的申请' }).getByRole('link', { name: /^A/ }).click()
  await expect(page.getByRole('img', { name: '购买发票 1' })).toBeVisible()
  await expectValidScreen(page, 'application in the console')
  await page.getByRole('button', { name: /购买发票 2，PDF/ }).click()
  const pdf = page.getByRole('dialog', { name: '购买发票 2：电子发票.pdf' })
  await expect.poll(() => countInk(pdf.getByRole('img', { name: '第 1 页，共 1 页' }))).toBeGreaterThan(1000)
  await expectValidScreen(page, 'a PDF in the console', consoleViews)
  await page.keyboard.press('Escape')
  await expect(pdf).toBeHidden()
  const act = async (name: string, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) => {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await fill(dialog)
    await dialog.locator('button[type=submit]').click()
    await expect(dialog).toBeHidden()
  }
  await act('要求补充材料', (dialog) => dialog.getByLabel('原因').fill('请写明背带的颜色'))

  await own.goto('/user/notice/6')
  await own.getByRole('link', { name: '你的产品活动申请需要补充材料' }).click()
  await expect(own.getByText('工作人员说：请写明背带的颜色')).toBeVisible()
  await own.getByRole('button', { name: '补充材料' }).click()
  await expect(own.getByRole('group', { name: '寄到' })).toContainText('周小舟 13900130066')
  await own.getByLabel('备注').fill('黑色')
  await awaitCall(own, UserProduct.UserProductActivityModify, () =>
    own.getByRole('button', { name: '重新提交' }).click(),
  )
  await expect(state.getByText('审核中', { exact: true })).toBeVisible()

  await page.reload()
  await act('通过', (dialog) => dialog.getByLabel('原因').fill('符合活动规则'))
  await act('发货', async (dialog) => {
    await dialog.getByLabel('快递公司').fill('顺丰')
    await dialog.getByLabel('快递单号').fill('SF1234567890')
  })

  await own.reload()
  await expect(state.getByText('礼品已发放', { exact: true })).toBeVisible()
  await expect(state).toContainText('SF1234567890')
  await expect(state).toContainText('编织背带')
  await expectValidScreen(own, 'application with its parcel')

  // A closed activity stays with who applied.
  await page.goto(`/console/product-activities?tab=activities&title=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `修改 ${title}` }).click()
  const edited = page.getByRole('dialog', { name: `修改 · ${title}` })
  await edited.getByLabel('开放').click()
  await edited.getByRole('button', { name: '保存' }).click()
  await expect(edited).toBeHidden()
  await own.goto('/user/product/activity?applied=1')
  await expect(own.getByRole('link', { name: title })).toContainText('活动已关闭')
})

test('a visitor who opens the activities is sent to sign in', async ({ openAs }) => {
  const page = await openAs('visitor')
  await page.goto('/user/product/activity')
  await expect(page).toHaveURL(/\/account\/login.*redirect=%2Fuser%2Fproduct%2Factivity/)
})
