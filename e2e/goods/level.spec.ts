import { UserLevel } from '@guangquan/contract'
import { expectValidScreen } from '../support/accessible.ts'
import { awaitCall } from '../support/await-call.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectToast } from '../support/page-record.ts'

test('a task is claimed once, and its experience has a line', async ({ memberPage: page }) => {
  await page.goto('/user')
  await page
    .getByRole('link', { name: /^等级 \d+/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/user\/level\/mine/)
  await expect(page.getByRole('heading', { level: 1, name: '等级中心' })).toBeVisible()
  await page.getByRole('link', { name: '去做任务' }).click()
  const task = page.getByRole('listitem').filter({ hasText: '绑定手机' })
  await expectToast(page, '经验 +20，金币 +5', () =>
    task.getByRole('button', { name: '领取 绑定手机' }).click(),
  )
  await expect(task.getByText('已领取')).toBeVisible()
  await page.goto('/user/level/exp-detail')
  await expect(page.getByText('任务：绑定手机')).toBeVisible()
  await expect(page.getByText('+20', { exact: true })).toBeVisible()
  await expectValidScreen(page, 'experience with a line')
  await page.goto('/user/level/rule/9')
  await expect(page).toHaveURL(/\/user\/level\/rule\/1$/)
})

test('a level of another member shows no experience', async ({ memberPage: page, person }) => {
  const { id, name } = await person('neighbour')
  await page.goto(`/user/level/mine?userId=${id}`)
  await expect(page.getByText(name)).toBeVisible()
  await expect(page.getByRole('region', { name: '等级' })).toBeVisible()
  await expect(page.getByRole('link', { name: '经验明细' })).toHaveCount(0)
})

test('a member whose experience two of the staff correct by more than a level sees the level they rose to, once', async ({
  page,
  baseURL,
  person,
  openAs,
}) => {
  const member = await person('writer')
  await signedInStaff({ page, baseURL })
  await page.goto(`/console/members/${member.id}`)
  await page.getByRole('button', { name: '调整经验' }).click()
  const form = page.getByRole('dialog', { name: '调整经验' })
  await form.getByLabel('经验', { exact: true }).fill('700')
  await form.getByLabel('给会员的说明').fill('补发没有记上的任务经验')
  await form.getByLabel('原因').fill('任务经验没有发到')
  await expect(form.getByText(/超过一级的，由另一位同事/)).toBeVisible()
  await form.getByRole('button', { name: '调整', exact: true }).click()
  await expect(form).toBeHidden()

  await page.goto('/console/exp-corrections')
  const row = page.getByRole('row', { name: new RegExp(member.name) })
  await expect(row.getByText('由另一位同事决定')).toBeVisible()
  await expect(row.getByText('Lv.3 → Lv.4')).toBeVisible()
  await page.context().clearCookies({ name: 'staff' })
  await signedInStaff({ page, baseURL })
  await page.reload()
  await row.getByRole('button', { name: '同意' }).click()
  const decision = page.getByRole('dialog', { name: /^同意调整经验/ })
  await expect(decision.getByText(/经验立即 \+700，等级是 Lv\.4/)).toBeVisible()
  await decision.getByLabel('原因').fill('已核实')
  await decision.getByRole('button', { name: '同意' }).click()
  await expect(row).toBeHidden()

  const own = await openAs('writer')
  const moment = own.getByRole('status', { name: '升级' })
  await awaitCall(own, UserLevel.SeeLevel, () => own.goto('/'))
  await expect(moment.getByText(/Lv\.4/)).toBeVisible()
  await expect(moment.getByText(/^现在可以：/)).toBeVisible()
  await expectValidScreen(own, 'level risen')
  await moment.getByRole('button', { name: '关闭' }).click()
  await expect(moment).toBeHidden()
  await own.reload()
  await expect(own.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(moment).toBeHidden()
})
