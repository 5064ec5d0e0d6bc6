import { expectValidScreen } from '../support/accessible.ts'
import { acceptInvitation, inviteOwner, signInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'

test('an owner is invited from the server, invites a colleague, and the audit log says so', async ({
  page,
  baseURL,
  openAs,
}) => {
  const link = await inviteOwner(baseURL ?? '')
  await page.goto(link)
  await expect(page.getByLabel('登录名')).toBeVisible()
  await expectValidScreen(page, 'invitation')
  await acceptInvitation(page, link, `owner${Date.now()}`)
  await page.getByRole('link', { name: '工作人员' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '工作人员' })).toBeVisible()

  await page.getByRole('button', { name: '邀请' }).click()
  const dialog = page.getByRole('dialog', { name: '邀请工作人员' })
  await dialog.getByLabel('内容审核').check()
  await dialog.getByLabel('原因').fill('值晚班')
  await dialog.getByRole('button', { name: '生成链接' }).click()
  const invitation = await dialog.getByText(/\/console\/invitation#/).innerText()
  await dialog
    .getByRole('button', { name: 'Close' })
    .or(dialog.getByRole('button', { name: '关闭' }))
    .click()
  await page.getByRole('tab', { name: '邀请' }).click()
  await expect(page.getByRole('row', { name: /内容审核/ }).first()).toBeVisible()

  const name = `night${Date.now()}`
  const colleague = await openAs('visitor')
  await acceptInvitation(colleague, invitation.trim(), name)
  // A moderator has no page for accounts.
  await expect(colleague.getByRole('link', { name: '我的账号' })).toBeVisible()
  await expect(colleague.getByRole('link', { name: '工作人员' })).toHaveCount(0)

  await page.getByRole('link', { name: '操作记录' }).click()
  await page.getByRole('searchbox', { name: '谁' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: new RegExp(`${name} 接受邀请`) })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`actor=${name}`))
})

test('staff sign in with a second factor, and again over the page when the session has ended', async ({
  page,
  baseURL,
}) => {
  const link = await inviteOwner(baseURL ?? '')
  const staff = await acceptInvitation(page, link, `again${Date.now()}`)
  await page.getByRole('button', { name: /^值班/ }).click()
  await page.getByRole('menuitem', { name: '退出后台' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '管理后台' })).toBeVisible()
  await expectValidScreen(page, 'sign-in')
  await signInStaff(page, { ...staff, password: 'not the password', recoveryCodes: ['0000-0000-0000-0000'] })
  await expect(page.getByText('登录名、密码或动态码不正确')).toBeVisible()
  await signInStaff(page, staff)
  await page.getByRole('link', { name: '我的账号' }).click()
  await page.getByLabel('新密码').fill('写到一半的新密码')
  await page.context().clearCookies()
  await page.getByRole('button', { name: '重新生成' }).click()
  const dialog = page.getByRole('dialog', { name: '请重新登录' })
  await dialog.getByLabel('密码').fill(staff.password)
  await dialog.getByLabel('动态码').fill(staff.recoveryCodes.pop() ?? '')
  await dialog.getByRole('button', { name: '登录' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('新密码')).toHaveValue('写到一半的新密码')
})
