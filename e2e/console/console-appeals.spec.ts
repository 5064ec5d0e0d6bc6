import { NewPublish, UserStrike } from '@guangquan/contract'
import { expectValidScreen } from '../support/accessible.ts'
import { changeMember } from '../support/change-member.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import { makePost } from '../support/make-post.ts'

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

test('whoever lifts a strike by an appeal is asked whether its work is shown again', async ({
  page,
  baseURL,
  person,
}) => {
  const [author, visitor] = [await person('writer'), await person('neighbour')]
  const id = await makePost(author)
  const open = () =>
    visitor.calls.call(NewPublish.Detail, { id }).then(
      () => 'open',
      () => 'closed',
    )
  await changeMember({ kind: 'warning', memberId: author.id, reason: '盗用他人作品', publishId: id })
  expect(await open()).toBe('closed')
  const { items } = UserStrike.GetList.output.parse(await author.calls.call(UserStrike.GetList, {}))
  await author.calls.call(UserStrike.Appeal, {
    id: items[0]?.id ?? '',
    text: '这张照片是我自己拍的，可以提供原图',
    requestId: crypto.randomUUID(),
  })

  await signedInStaff({ page, baseURL })
  await page.goto(`/console/appeals?member=${author.id}`)
  await page.getByRole('link', { name: author.name }).click()
  const restored = page.getByRole('radiogroup', { name: '涉及的作品' })
  await page.getByRole('radio', { name: /^维持/ }).check()
  await expect(restored).toBeHidden()
  await page.getByRole('radio', { name: /^撤销/ }).check()
  await page.getByLabel('给会员的答复').fill('核实后没有违规')
  await page.getByRole('button', { name: '答复会员' }).click()
  await expect(page.getByText('请选择是否恢复')).toBeVisible()
  await expectValidScreen(page, 'restore choice')
  await page.getByRole('radio', { name: '恢复显示' }).check()
  await page.getByRole('button', { name: '答复会员' }).click()
  await expect(page.getByText(/^已撤销处罚（/)).toBeVisible()
  await expect.poll(open).toBe('open')
})

test('a ban that staff lifted by mistake is there again after 恢复', async ({ page, baseURL, person }) => {
  const { id: memberId, name } = await person('mailbox')
  await changeMember({ kind: 'ban', memberId, reason: '冒充官方' })
  await signedInStaff({ page, baseURL })
  await page.goto(`/console/strikes?member=${memberId}`)
  const lift = page.getByRole('button', { name: `撤销${name}的封号` })
  await lift.click()
  const dialog = page.getByRole('dialog', { name: /^撤销处罚/ })
  await expect(dialog.getByText(/10 秒内可以恢复/)).toBeVisible()
  await dialog.getByLabel('原因').fill('认错了人')
  await dialog.getByRole('button', { name: '撤销处罚' }).click()
  await expect(page.getByRole('status').getByText(`已撤销 ${name} 的封号`)).toBeVisible()
  await expect(lift).toBeHidden()
  await page.getByRole('button', { name: '恢复', exact: true }).click()
  await expect(page.getByText('处罚已恢复')).toBeVisible()
  await expect(lift).toBeVisible()
  await page.goto(`/console/members/${memberId}`)
  await expect(page.getByText('封禁').first()).toBeVisible()
})
