import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'

test('a correction that one of the staff requests is approved by another and stands in the ledger', async ({
  page,
  baseURL,
  person,
}) => {
  const member = await person('member')
  await signedInStaff({ page, baseURL })
  await page.goto('/console/coins')
  await page.getByRole('button', { name: '申请调整' }).click()
  const form = page.getByRole('dialog', { name: '申请调整金币' })
  await form.getByLabel('会员编号').fill(member.id)
  await form.getByLabel('金币', { exact: true }).fill('25')
  await form.getByLabel('给会员的说明').fill('补发编辑推荐的奖励')
  await form.getByLabel('原因').fill('奖励没有发到')
  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('tab', { name: '调整的申请' }).click()
  const row = page.getByRole('row', { name: new RegExp(member.name) })
  await expect(row.getByText('由另一位同事决定')).toBeVisible()

  await page.context().clearCookies({ name: 'staff' })
  await signedInStaff({ page, baseURL })
  await page.reload()
  await row.getByRole('button', { name: '同意' }).click()
  const decision = page.getByRole('dialog', { name: /^同意调整金币/ })
  await expect(decision.getByText(/立即入账 \+25/)).toBeVisible()
  await decision.getByLabel('原因').fill('已核实')
  await decision.getByRole('button', { name: '同意' }).click()
  await expect(page.getByText('没有等待决定的申请')).toBeVisible()
  await page.goto(`/console/coins?keyword=${member.id}`)
  await expect(page.getByRole('row', { name: /人工调整.*\+25.*补发编辑推荐的奖励/ })).toBeVisible()
})
