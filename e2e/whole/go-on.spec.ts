import { NewPublish, UserInfo } from '@guangquan/contract'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { expectValidScreen } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { makePost, postPath } from '../support/make-post.ts'
import type { Account } from '../support/new-account.ts'
import { newPhone, readCode } from '../support/sign-in.ts'

async function signInOver(page: Page, question: string, { contact, password }: Account) {
  const dialog = page.getByRole('dialog', { name: question })
  await dialog.getByRole('tab', { name: '密码登录' }).click()
  await dialog.getByLabel('账号').fill(contact)
  await dialog.getByLabel('密码', { exact: true }).fill(password)
  await dialog.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('what a visitor wanted to do happens once they have signed in over the page', async ({
  openAs,
  person,
}) => {
  const [author, member] = [await person('writer'), await person('member')]
  const id = await makePost(author, { hue: 70 })
  const read = async () => NewPublish.Detail.output.parse(await member.calls.call(NewPublish.Detail, { id }))
  const home = async () =>
    UserInfo.GetUserHome.output.parse(await member.calls.call(UserInfo.GetUserHome, { userId: author.id }))
  for (const { name, question, isDone } of [
    { name: /^点赞/, question: '登录后可以点赞', isDone: async () => (await read()).isLike },
    { name: /^收藏/, question: '登录后可以收藏', isDone: async () => (await read()).isCollect },
    { name: '关注', question: '登录后可以关注', isDone: async () => (await home()).followState === 1 },
  ]) {
    const page = await openAs('visitor')
    await page.goto(postPath(id))
    expect(await isDone(), question).toBe(false)
    await page.getByRole('main').getByRole('button', { name }).first().click()
    await signInOver(page, question, member)
    await expect.poll(isDone, question).toBe(true)
  }
  expect((await read()).likeCount).toBe(1)
})

test('sign-in that is dismissed does nothing later', async ({ openAs, person }) => {
  const [author, member] = [await person('writer'), await person('member')]
  const id = await makePost(author, { hue: 80 })
  const page = await openAs('visitor')
  await page.goto(postPath(id))
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^点赞/ }).first().click()
  const like = page.getByRole('dialog', { name: '登录后可以点赞' })
  await like.getByRole('button', { name: '关闭' }).click()
  await expect(like).toBeHidden()
  await main.getByRole('button', { name: /^收藏/ }).first().click()
  await signInOver(page, '登录后可以收藏', member)
  const read = async () => NewPublish.Detail.output.parse(await member.calls.call(NewPublish.Detail, { id }))
  await expect.poll(async () => (await read()).isCollect).toBe(true)
  expect((await read()).isLike).toBe(false)
})

test('signing in returns to the comments that the link named', async ({ openAs, person }) => {
  const id = await makePost(await person('writer'), { hue: 90 })
  const page = await openAs('visitor')
  await page.goto(`${postPath(id)}#comment`)
  const back = encodeURIComponent(`${postPath(id)}#comment`)
  await expect(page.getByRole('link', { name: '登录', exact: true }).first()).toHaveAttribute(
    'href',
    `/account/login/phone?redirect=${back}`,
  )
  const { contact, password } = await person('member')
  await page.goto(`/account/login/phone-password?redirect=${back}`)
  await page.getByLabel('账号').fill(contact)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(`${postPath(id)}#comment`)
})

test('HTTP 401 without an envelope leads to sign-in, and back', async ({ memberPage: page }) => {
  await page.route('**/UserInfo/GetSessions', (route) =>
    route.fulfill({ status: 401, contentType: 'text/html', body: '<html>Unauthorized</html>' }),
  )
  await page.goto('/user/setting/update-account')
  await expect(page).toHaveURL('/account/login/phone?redirect=%2Fuser%2Fsetting%2Fupdate-account')
})

test('a member with an e-mail address alone learns before writing that a phone is needed, and returns to the draft', async ({
  openAs,
  person,
}) => {
  const account = await person('mailbox')
  const page = await openAs('mailbox')
  const note = page.getByRole('note').filter({ hasText: '需要手机号' })
  await page.goto(postPath(await makePost(await person('writer'), { hue: 100 })))
  await expect(note).toContainText('评论前先绑定手机号')
  await expectValidScreen(page, 'a post for a member without a phone')

  await page.goto('/user/release')
  await expect(note).toContainText('发布前先绑定手机号')
  await expectValidScreen(page, 'composing without a phone')
  const text = `绑定之前写的 ${Date.now()}`
  await page.getByLabel('说点什么').fill(text)
  await note.getByRole('button', { name: '去绑定' }).click()
  await expect(page).toHaveURL(/\/user\/setting\/update-phone\/1\?redirect=%2Fuser%2Frelease%3Fdraft%3D/)
  await page.getByLabel('当前密码', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: '下一步' }).click()
  const phone = newPhone()
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('短信验证码').fill(await readCode(page, phone))
  await page.getByRole('button', { name: '完成' }).click()
  await expect(page).toHaveURL(/\/user\/release\?draft=/)
  await expect(page.getByLabel('说点什么')).toHaveValue(text)
  await expect(note).toHaveCount(0)
  const drafts = z.array(z.looseObject({ id: z.string() }))
  expect(drafts.parse(await account.calls.call(NewPublish.GetDraftList, {}))).toHaveLength(1)
})
