import { randomInt } from 'node:crypto'
import { expectValidScreen } from '../support/accessible.ts'
import { changeMember } from '../support/change-member.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import { pdfInvoice } from '../support/pdf-invoice.ts'
import { photoFile } from '../support/photo-file.ts'
import { qrPng } from '../support/qr-png.ts'

/** A number as those of the C1 are. */
const newSerial = () => `CG${randomInt(2_000_000, 9_999_999)}`

test('a camera is registered by a photograph of the code on its box', async ({ memberPage: page }) => {
  const serial = newSerial()
  const label = await changeMember({ kind: 'boxed', productCode: 'C1', serial })
  await page.goto('/user/product/regqrcode')
  await page.getByLabel('二维码照片').setInputFiles({
    name: 'box.png',
    mimeType: 'image/png',
    buffer: await qrPng(label),
  })
  await expect(page.getByLabel('产品编号')).toHaveValue(serial)
  await expectValidScreen(page, 'numbers')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('combobox', { name: '日' }).selectOption({ index: 1 })
  await page.getByLabel('购买渠道').selectOption({ index: 1 })
  await page.getByRole('radio', { name: '国行' }).check()
  await expectValidScreen(page, 'purchase')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: '提交注册' }).click()
  await expect(page.getByRole('heading', { name: '注册成功，欢迎成为机主' })).toBeVisible()
  await expectValidScreen(page, 'done')
  await page.getByRole('link', { name: '查看产品' }).click()
  await expect(page.getByText(serial)).toBeVisible()
  await page.getByRole('button', { name: '解绑产品' }).click()
  await expectValidScreen(page, 'unbind')
})

test('without a code a number waits for staff, and wrong ones are named beside their fields', async ({
  openAs,
}) => {
  const page = await openAs('neighbour')
  await page.goto('/user/product/register/4')
  await expect(page).toHaveURL(/register\/1$/)
  await page.getByRole('radio', { name: /微单机身/ }).check()
  await page.getByRole('button', { name: '下一步' }).click()
  const otherModel = page.getByRole('radio', { name: /澄光 C5/ })
  await expect(otherModel).toBeVisible()
  await page.getByRole('searchbox').fill('c1')
  // The shorter list moves the button below it.
  await expect(otherModel).toHaveCount(0)
  await page.getByRole('radio', { name: /澄光 C1 3300/ }).check()
  await page.getByRole('button', { name: '下一步' }).click()
  const serial = page.getByLabel('产品编号')
  const code = page.getByLabel('注册码')
  await serial.fill('cg 12')
  await code.fill('abcdefghjkl2')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('注册码有一位不对，请对照保修卡再核对一遍')).toBeVisible()
  await code.fill('')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('编号和这个型号不符，请对照图示核对')).toBeVisible()
  await serial.fill(newSerial())
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('combobox', { name: '日' }).selectOption({ index: 1 })
  await page.getByLabel('购买渠道').selectOption({ index: 1 })
  await page.getByRole('radio', { name: '国行' }).check()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: '提交注册' }).click()
  await expect(page.getByText('请上传购买发票')).toBeVisible()
  await page
    .getByLabel('添加购买发票')
    .setInputFiles([await photoFile('invoice.jpg', { width: 960, height: 800 }), pdfInvoice])
  await expect(page.getByRole('status', { name: /正在上传/ })).toHaveCount(0)
  await expectValidScreen(page, 'proof')
  await page.getByRole('button', { name: '提交注册' }).click()
  await expect(page.getByRole('heading', { name: '已提交，等待审核' })).toBeVisible()
  await page.getByRole('link', { name: '查看产品' }).click()
  await expect(page.getByRole('img', { name: '购买发票' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /电子发票.pdf/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

test('whoever accepts a claim reads what both members get and lose by it', async ({ page, baseURL }) => {
  await signedInStaff({ page, baseURL })
  // A dispute of the demonstration data, which is only read.
  await page.goto('/console/registrations?task=all&state=6')
  await page.getByRole('region', { name: '产品注册' }).getByRole('link', { name: /^澄光/ }).first().click()
  await page.getByRole('button', { name: '通过', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^通过/ })
  await expect(dialog.getByText(/TA 和其他机主一样得到勋章和头像框/)).toBeVisible()
  await expect(dialog.getByText(/原来的注册立即失效，双方都会收到通知/)).toBeVisible()
  await expect(dialog.getByLabel('原因')).toBeVisible()
})
