import { UserStrike } from '@guangquan/contract'
import { expectValidScreen } from './accessible.ts'
import { changeMember } from './change-member.ts'
import { signedInStaff } from './console-account.ts'
import { expect, test } from './fixtures.ts'

test('an appeal is found, decided with a sentence, and read by the member', async ({
  page,
  baseURL,
  person,
  openAs,
}) => {
  const { id: memberId, name, calls } = await person('member')
  const text = '这张照片是我自己拍的，可以提供原图'
  await changeMember({ kind: 'warning', memberId, reason: '盗用他人作品' })
  const { items } = UserStrike.GetList.output.parse(await calls.call(UserStrike.GetList, {}))
  const requestId = crypto.randomUUID()
  await calls.call(UserStrike.Appeal, { id: items[0]?.id ?? '', text, requestId })

  await signedInStaff({ page, baseURL })
  await page.goto(`/console/appeals?member=${memberId}`)
  await expect(page.getByRole('row', { name: /盗用他人作品/ })).toBeVisible()
  await expectValidScreen(page, 'appeals')
  await page.getByRole('link', { name }).click()
  await expect(page.getByText(text)).toBeVisible()
  await expectValidScreen(page, 'an appeal')
  await page.getByRole('button', { name: '答复会员' }).click()
  await expect(page.getByText('请选择撤销或维持')).toBeVisible()
  await page.getByRole('radio', { name: /^撤销/ }).check()
  await page.getByLabel('给会员的答复').fill('核实后没有违规')
  await page.getByRole('button', { name: '答复会员' }).click()
  await expect(page.getByText(/^已撤销处罚（/)).toBeVisible()

  await page.goto(`/console/strikes?member=${memberId}`)
  await expect(page.getByRole('row', { name: /警告 盗用他人作品/ })).toContainText('已撤销')
  await expectValidScreen(page, 'strikes')
  const own = await openAs('member')
  await own.goto('/user/setting/strikes')
  await expect(own.getByRole('article', { name: '警告' })).toContainText('核实后没有违规')
})
