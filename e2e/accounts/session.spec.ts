import { UserInfo } from '@guangquan/contract'
import type { Page } from '@playwright/test'
import { awaitCall } from '../support/await-call.ts'
import * as z from 'zod'
import { expectValidScreen } from '../support/accessible.ts'
import { changeMember } from '../support/change-member.ts'
import { expect, test } from '../support/fixtures.ts'
import { mirrored } from '../support/mirrored.ts'
import { photoFile } from '../support/photo-file.ts'
import { readCode } from '../support/sign-in.ts'
import { unfold } from '../support/unfold.ts'
import { openOwnMenu, signOut } from '../support/own-menu.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('sign-in by code in two steps leads to the requested page', async ({ page }) => {
    const phone = '13800130007'
    await page.goto('/user?tab=like')
    await expect(page).toHaveURL('/account/login/phone?redirect=%2Fuser%3Ftab%3Dlike')
    await page.getByRole('link', { name: '密码登录' }).click()
    await expect(page).toHaveURL('/account/login/phone-password?redirect=%2Fuser%3Ftab%3Dlike')

    await page.goto('/account/login/code/2?redirect=%2Fuser%3Ftab%3Dlike')
    await expect(page).toHaveURL(/login\/code\/1\?redirect=%2Fuser%3Ftab%3Dlike/)
    await page.getByLabel('手机号').fill(phone)
    await page.getByRole('button', { name: '获取验证码' }).click()
    const question = page.getByRole('alertdialog', { name: '请阅读并同意' })
    await question.getByRole('button', { name: '《隐私条款》' }).click()
    const terms = page.getByRole('dialog', { name: '隐私条款' })
    await expect(terms.getByText(/生效时间/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(terms).toBeHidden()
    await question.getByRole('button', { name: '同意并继续' }).click()

    await expect(page).toHaveURL(/login\/code\/2\?redirect=/)
    await expect(page.getByText('已发送到 138****0007')).toBeVisible()
    const boxes = page.getByRole('group', { name: '短信验证码' }).getByRole('textbox')
    const right = await readCode(page, phone)
    await page.reload()
    await expect(page.getByText(/\d+ 秒后重发/)).toBeVisible()
    await boxes.first().click()
    await page.keyboard.type(right === '000000' ? '111111' : '000000')
    await expect(page.getByText('验证码错误或已过期')).toBeVisible()
    await expect(boxes.first()).toBeFocused()
    await page.keyboard.type(right)
    await expect(page).toHaveURL('/user?tab=like')
  })

  test('a code requested without agreeing does not sign in at the second step', async ({ page }) => {
    await page.goto('/account/login/phone')
    await page.getByLabel('手机号').fill('13800130008')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText(/验证码已发送/)).toBeVisible()
    await page.goto('/account/login/code/2')
    await expect(page).toHaveURL(/login\/code\/1/)
    await expect(page.getByLabel('手机号')).toHaveValue('138 0013 0008')
  })
})

test('the agreements can be read from the checkbox and from the footer', async ({ page }) => {
  await page.goto('/account/login/phone')
  const box = page.getByRole('checkbox', { name: /已阅读并同意/ })
  const opener = page.getByRole('button', { name: '《注册与服务协议》' })
  await opener.click()
  const terms = page.getByRole('dialog', { name: '注册与服务协议' })
  await expect(terms.getByText(/版本/)).toBeVisible()
  await terms.getByRole('button', { name: '关闭' }).last().click()
  await expect(opener).toBeFocused()
  await expect(box).not.toBeChecked()
  await page.goto('/more/ranking')
  await page.getByRole('contentinfo').getByRole('button', { name: '隐私条款' }).click()
  await expect(page.getByRole('dialog', { name: '隐私条款' }).getByText(/生效时间/)).toBeVisible()
})

test('terms with a new major version are prompted over the page until agreed to', async ({
  openAs,
  person,
}) => {
  const page = await openAs('neighbour')
  await changeMember({ kind: 'olderConsent', memberId: (await person('neighbour')).id })
  await page.goto('/user/setting')
  const question = page.getByRole('alertdialog', { name: '条款有更新' })
  await expect(question.getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: '《隐私条款》' }).click()
  const terms = page.getByRole('dialog', { name: '隐私条款' })
  await expect(terms.getByText(/生效时间/)).toBeVisible()
  await terms.getByRole('button', { name: '关闭' }).last().click()
  await question.getByRole('button', { name: /^同意/ }).click()
  await expect(question).toBeHidden()
  await awaitCall(page, UserInfo.Get, () => page.reload())
  const { calls } = await person('neighbour')
  const { termsToAgree } = UserInfo.Get.output.parse(await calls.call(UserInfo.Get, {}))
  expect(termsToAgree).toEqual([])
  await expect(page.getByRole('main')).toBeVisible()
  await expect(question).toBeHidden()
})

test('five tabs whose token is about to expire renew it once and all stay signed in', async ({
  openAs,
  person,
}) => {
  const { name } = await person('writer')
  const first = await openAs('writer')
  const tabs = [first]
  for (let more = 0; more < 4; more++) tabs.push(await first.context().newPage())
  let renewals = 0
  first.context().on('request', (request) => {
    if (request.url().endsWith('/UserInfo/RefreshToken')) renewals += 1
  })
  await Promise.all(tabs.map((tab) => tab.goto('/exception/404', { waitUntil: 'networkidle' })))
  // Written by a sixth tab: each of the five receives it as another tab's change.
  const desk = await first.context().newPage()
  await desk.goto('/healthz')
  const before = await storedUser(desk)
  const minute = 60_000
  await desk.evaluate(
    ([user, renewed]) => {
      localStorage.setItem('guangquan.token', user)
      localStorage.setItem('guangquan.renewed', renewed)
    },
    [
      JSON.stringify({
        state: { user: { ...before, userTokenExpireAt: Date.now() + 4 * minute } },
        version: 0,
      }),
      JSON.stringify({ userId: before.id, at: Date.now() - 60 * minute }),
    ] as const,
  )
  await expect(async () => {
    await Promise.all(tabs.map((tab) => tab.evaluate(() => dispatchEvent(new Event('online')))))
    expect((await storedUser(desk)).userToken).not.toBe(before.userToken)
  }).toPass()
  expect(renewals).toBe(1)
  for (const tab of tabs) {
    await (await openOwnMenu(tab)).getByRole('link', { name: '我的主页' }).click()
    await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await first.emulateMedia({ colorScheme: 'light' })
  await first.getByRole('button', { name: '切换暗房' }).click()
  await signOut(first)
  await expect(first).toHaveURL('/')
  // The whole storage was cleared, except the theme, which belongs to the device.
  await expect(first.getByRole('link', { name: '登录', exact: true })).toBeVisible()
  await first.reload()
  await expect(first.locator('html')).toHaveAttribute('data-theme', 'dark')
  for (const tab of tabs.slice(1)) await expect(tab).toHaveURL('/account/login/phone?redirect=%2Fuser')
})

test('a session that ends while writing: sign in over the page and continue, nothing is lost', async ({
  memberPage: page,
  person,
}) => {
  const account = await person('member')
  const text = `写到一半 ${Date.now()}`
  await page.goto('/user/release')
  await page
    .getByLabel('选择照片')
    .setInputFiles([await photoFile('one.jpg', { hue: 20 }), await photoFile('two.jpg', { hue: 80 })])
  await expect(page.getByRole('button', { name: '发布 2 张照片' })).toBeEnabled()
  await unfold(page, '标题与描述')
  await page.getByLabel('第 1 张的标题').fill('渡口')
  await page.getByLabel('说点什么').fill(text)
  await page.context().clearCookies()
  await page.getByLabel('选择照片').setInputFiles(await photoFile('three.jpg', { hue: 140 }))

  const dialog = page.getByRole('dialog', { name: '登录已过期，登录后继续' })
  await expect(dialog.getByLabel('手机号')).toBeVisible()
  // Signing in must not take what this page itself has stored for that of a page that was closed.
  await expect.poll(() => mirrored(page)).toBe(1)
  await expectValidScreen(page, 'sign-in over the page')
  await dialog.getByRole('tab', { name: '密码登录' }).click()
  await dialog.getByLabel('账号').fill(account.contact)
  await dialog.getByLabel('密码', { exact: true }).fill(account.password)
  await dialog.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/user/release')

  await expect(page.getByLabel('说点什么')).toHaveValue(text)
  await expect(page.getByLabel('第 1 张的标题')).toHaveValue('渡口')
  await page.getByRole('button', { name: '存草稿' }).last().click()
  await expect(page.getByText('草稿已保存').first()).toBeVisible()
  // The upload that met the end of the session has continued automatically.
  await expect(page.getByText('登录已过期')).toHaveCount(0)
  const publish = page.getByRole('button', { name: '发布 3 张照片' })
  await expect(publish).toBeEnabled()
  // The form is the one that was open.
  await expect(page).toHaveURL('/user/release')
  await expect(page.getByLabel('第 1 张的标题')).toHaveValue('渡口')
  await publish.click()
  await expect(page).toHaveURL(/\/post\/detail\//)
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByRole('button', { name: /^第 \d 张/ })).toHaveCount(3)
})

const Stored = z.object({
  state: z.object({ user: z.looseObject({ id: z.string(), userToken: z.string() }) }),
})

async function storedUser(page: Page) {
  const text = await page.evaluate(() => localStorage.getItem('guangquan.token'))
  return Stored.parse(JSON.parse(text ?? '')).state.user
}

test('a session that ended in the background leaves a visitor with a complete page', async ({
  memberPage,
}) => {
  await memberPage.addInitScript(() => {
    const stored = localStorage.getItem('guangquan.token') ?? ''
    localStorage.setItem('guangquan.token', stored.replace(/("userTokenExpireAt":)\d+/, '$11000'))
  })
  for (const path of ['/', '/post/photo']) {
    await memberPage.goto(path)
    await expect(memberPage.getByRole('link', { name: '登录', exact: true })).toBeVisible()
    await expect(memberPage.locator('.photo-tile').first()).toBeVisible()
  }
  expect(await memberPage.evaluate(() => localStorage.getItem('guangquan.token'))).not.toContain('userToken')
})

test('what an earlier release stored is kept, under its name of today', async ({ memberPage: page }) => {
  await page.goto('/exception/404')
  await page.evaluate(() => {
    localStorage.setItem('guangquan.user', localStorage.getItem('guangquan.token') ?? '')
    localStorage.removeItem('guangquan.token')
    localStorage.setItem('guangquan.draft.reply', '{"p1":{"text":"写到一半"}}')
  })
  await page.reload()
  await expect((await openOwnMenu(page)).getByRole('button', { name: '退出' })).toBeVisible()
  const names = await page.evaluate(() => Object.keys(localStorage))
  expect(names).toEqual(expect.arrayContaining(['guangquan.token', 'guangquan.post.reply']))
  expect(names).not.toContain('guangquan.user')
})
