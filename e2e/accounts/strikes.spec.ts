import { expectValidScreen } from '../support/accessible.ts'
import { changeMember } from '../support/change-member.ts'
import { expect, test } from '../support/fixtures.ts'

const text = '这张照片是我自己拍的，可以提供原图'

test('a warned member is led from the notice to the strike, and appeals it once', async ({
  person,
  memberPage: page,
}) => {
  const { id: memberId } = await person('member')
  await changeMember({ kind: 'warning', memberId, reason: '盗用他人作品' })
  await page.goto('/user/notice/6')
  await page.getByRole('link', { name: /你违反了社区规定，给予一次警告：盗用他人作品/ }).click()
  await expect(page).toHaveURL(/\/user\/setting\/strikes$/)
  const strike = page.getByRole('article', { name: '警告' })
  await expect(strike.getByText('盗用他人作品')).toBeVisible()
  await strike.getByRole('button', { name: '申诉' }).click()
  await strike.getByLabel('申诉理由').fill('不对')
  await strike.getByRole('button', { name: '提交申诉' }).click()
  await expect(strike.getByText('至少10个字')).toBeVisible()
  await strike.getByLabel('申诉理由').fill(text)
  await strike.getByRole('button', { name: '提交申诉' }).click()
  await expect(strike.getByText(/^待处理，.* 前答复$/)).toBeVisible()
  await expect(strike.getByText(text)).toBeVisible()
  await expect(strike.getByRole('button')).toHaveCount(0)
  await expectValidScreen(page, 'a strike with its appeal')
})

test('a banned member reads why at sign-in, and appeals from there', async ({ page, person }) => {
  const { id: memberId, contact, password } = await person('neighbour')
  await changeMember({ kind: 'ban', memberId, reason: '反复刷屏' })
  await page.goto('/account/login/phone-password')
  await page.getByLabel('账号').fill(contact)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: '账号已被封禁' })
  await expect(dialog.getByText('原因：反复刷屏')).toBeVisible()
  await dialog.getByRole('button', { name: '查看并申诉' }).click()
  const strike = page.getByRole('article', { name: '封号' })
  await strike.getByRole('button', { name: '申诉' }).click()
  await strike.getByLabel('申诉理由').fill(text)
  await strike.getByRole('button', { name: '提交申诉' }).click()
  await expect(strike.getByText(/^待处理，.* 前答复$/)).toBeVisible()
  await expectValidScreen(page, 'strikes of a banned member')
  // The ticket is not stored.
  await page.reload()
  await expect(page.getByText('请再登录一次')).toBeVisible()
})
