import { expectValidScreen } from '../support/accessible.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import { makePost, postPath } from '../support/make-post.ts'

test('staff grant a medal and a frame; their member wears both, and a post shows them', async ({
  page,
  baseURL,
  person,
  openAs,
}) => {
  const member = await person('member')
  const postId = await makePost(member)
  await signedInStaff({ page, baseURL })
  await page.goto('/console/medals')
  for (const [kind, choice] of [
    ['勋章', '快门手'],
    ['头像框', '年度'],
  ] as const) {
    await page.getByRole('button', { name: `颁发${kind}` }).click()
    const form = page.getByRole('dialog', { name: `颁发${kind}` })
    await form.getByLabel(kind).fill(choice)
    await page.getByTitle(choice).click()
    if (kind === '勋章') {
      await form.getByLabel('级别').click()
      await page.getByTitle('银', { exact: true }).click()
    }
    await form.getByLabel('会员编号').fill(member.id)
    await form.getByLabel('原因').fill('年度优秀影友')
    await form.getByRole('button', { name: '颁发' }).click()
    await expect(form).toBeHidden()
  }

  const own = await openAs('member')
  await own.goto('/user/achievement')
  await own
    .getByRole('link', { name: /快门手/ })
    .first()
    .click()
  await own.getByRole('button', { name: '佩戴', exact: true }).click()
  await expect(own.getByRole('button', { name: '取消佩戴' })).toBeVisible()
  await expectValidScreen(own, 'worn medal')
  await own.goto('/user/achievement/photo-frame-detail/annual')
  await own.getByRole('button', { name: '使用', exact: true }).click()
  await expect(own.getByRole('button', { name: '取消使用' })).toBeVisible()
  await expectValidScreen(own, 'used frame')

  await own.goto(postPath(postId))
  await expect(
    own
      .getByRole('main')
      .getByRole('img', { name: /快门手（银）/ })
      .first(),
  ).toBeVisible()
  await expect(own.getByRole('main').locator('.ui-avatar-frame').first()).toHaveAttribute('src', /annual/)
})
