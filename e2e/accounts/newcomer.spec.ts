import { UserInfo } from '@guangquan/contract'
import type { Page } from '@playwright/test'
import { expectValidScreen } from '../support/accessible.ts'
import { changeMember } from '../support/change-member.ts'
import { expect, test } from '../support/fixtures.ts'
import { newPhone, readCode, typeCode } from '../support/sign-in.ts'

const password = '雾里看山 第七重'

async function requestCode(page: Page, phone: string): Promise<string> {
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  return readCode(page, phone)
}

async function agree(page: Page) {
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
}

/** Registers up to the password. */
async function registerToPassword(page: Page, phone: string) {
  await page.goto('/account/register/step1')
  await agree(page)
  await typeCode(page, '短信验证码', await requestCode(page, phone))
}

async function choosePassword(page: Page, chosen: string) {
  await page.getByLabel('密码', { exact: true }).fill(chosen)
  await page.getByLabel('再输入一次').fill(chosen)
  await page.getByRole('button', { name: '下一步' }).click()
}

test('a forgotten password of a phone without an account leads to registering with the same code', async ({
  page,
}) => {
  const phone = newPhone()
  await page.goto('/account/reset-password/phone/1?redirect=%2Fpost%2Fphoto')
  const code = await requestCode(page, phone)
  // Nobody without the code learns it.
  await expect(page.getByText(`如果 139****${phone.slice(-4)} 有账号，会收到验证码`)).toBeVisible()
  await typeCode(page, '短信验证码', code)
  await expect(page).toHaveURL('/account/register/step3?redirect=%2Fpost%2Fphoto')
  await expect(page.getByText(/该手机号还没有注册/)).toBeVisible()
  await expectValidScreen(page, 'step3 of a newcomer')
  await page.reload()
  await expect(page.getByText(/该手机号还没有注册/)).toBeVisible()
  await agree(page)
  await choosePassword(page, password)
  await page.getByLabel('昵称').fill(`初来${phone.slice(-5)}`)
  await expect(page.getByText('这个昵称可以用')).toBeVisible()
  await page.getByRole('link', { name: '跳过剩余步骤' }).click()
  await expect(page.getByRole('heading', { name: /^欢迎/ })).toBeVisible()
})

test('what makes registering impossible is said after the code and at the password, not at the end', async ({
  page,
}) => {
  const phone = newPhone()
  await changeMember({ kind: 'quarantinedPhone', phone })
  await registerToPassword(page, phone)
  await expect(page).toHaveURL(/register\/step1/)
  await expect(page.getByText(/^这个手机号刚注销过账号，\d{4}-\d\d-\d\d 后才能再使用$/)).toBeVisible()
  await expectValidScreen(page, 'step1, refused')

  const other = newPhone()
  await agree(page)
  await typeCode(page, '短信验证码', await requestCode(page, other))
  await expect(page).toHaveURL(/register\/step3/)
  await page.getByLabel('密码', { exact: true }).fill('Password1234')
  await expect(page.getByText('强度：弱')).toBeVisible()
  await page.getByLabel('密码', { exact: true }).blur()
  await expect(page.getByText('这个密码太常见，换一个更难猜的')).toBeVisible()
  // Only the server knows the words of the brand.
  await choosePassword(page, 'Chenguang1!')
  await expect(page.getByText('密码里不要有品牌名')).toBeVisible()
  await expect(page.getByText('强度：弱')).toBeVisible()
  await choosePassword(page, password)
  await expect(page).toHaveURL(/register\/step4/)
})

test('a registration that was left is offered again, and is nobody else’s', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const phone = newPhone()
  const nickName = `半途${phone.slice(-5)}`
  await registerToPassword(page, phone)
  await choosePassword(page, password)
  await page.getByLabel('昵称').fill(nickName)
  await expect(page.getByText('这个昵称可以用')).toBeVisible()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('radio', { name: '女' }).check()
  await page
    .getByRole('link', { name: /光圈首页/ })
    .last()
    .click()
  await page.getByRole('alertdialog', { name: '离开注册？' }).getByRole('button', { name: '离开' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/account/register/step1')
  const left = page.getByRole('region', { name: '上次的注册' })
  await expect(left).toContainText(`139****${phone.slice(-4)} 的注册还没有完成`)
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue('')
  await expectValidScreen(page, 'step1 with a registration that was left')
  await left.getByRole('link', { name: '继续上次的注册' }).click()
  // The password is stored nowhere.
  await expect(page).toHaveURL(/register\/step3/)
  await choosePassword(page, password)
  await expect(page).toHaveURL(/register\/step5/)
  await expect(page.getByRole('radio', { name: '女' })).toBeChecked()

  // Another person using the same browser.
  page.once('dialog', (dialog) => void dialog.accept())
  await registerToPassword(page, newPhone())
  await choosePassword(page, password)
  await expect(page.getByLabel('昵称')).toHaveValue('')
  await page.getByLabel('昵称').fill(`后来${phone.slice(-5)}`)
  await expect(page.getByText('这个昵称可以用')).toBeVisible()
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByRole('radio', { name: '保密' })).toBeChecked()
})

test('the typed phone travels between signing in and registering, and every way in leads to registering', async ({
  page,
}) => {
  await page.goto('/account/login/phone?redirect=%2Fpost%2Fphoto')
  const phone = page.getByRole('textbox', { name: '手机号' })
  await phone.fill('13912340001')
  await page.getByRole('link', { name: '密码登录' }).click()
  await expect(page.getByLabel('账号')).toHaveValue('139 1234 0001')
  await page.getByRole('link', { name: '注册账号' }).click()
  await expect(page).toHaveURL('/account/register/step1?redirect=%2Fpost%2Fphoto')
  await expect(phone).toHaveValue('139 1234 0001')
  await page.getByRole('main').getByRole('link', { name: '直接登录' }).click()
  await expect(phone).toHaveValue('139 1234 0001')
  for (const way of ['phone', 'phone-password', 'email', 'email-password', 'wechat', 'code/1']) {
    await page.goto(`/account/login/${way}`)
    await expect(page.getByRole('link', { name: '注册账号' }), way).toBeVisible()
    // WeChat is one of the tabs.
    await expect(page.getByRole('main').getByText('微信', { exact: true }), way).toHaveCount(0)
  }
})

test('tabs of signing in stay where they are', async ({ page }) => {
  await page.goto('/account/login/phone')
  const tabs = page.getByRole('navigation', { name: '登录方式' })
  const { y } = (await tabs.boundingBox()) ?? { y: 0 }
  expect(y).toBeGreaterThan(0)
  for (const name of ['密码登录', '邮箱登录', '微信登录', '手机登录']) {
    await tabs.getByRole('link', { name }).click()
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    expect((await tabs.boundingBox())?.y, name).toBe(y)
  }
})

test('an invitation says whose it is, at the beginning and at the end', async ({ page, person }) => {
  const inviter = await person('member')
  const { inviteCode } = UserInfo.Get.output.parse(await inviter.calls.call(UserInfo.Get, {}))
  await page.goto(`/account/register/step1?inviteUserCode=${inviteCode}`)
  await expect(page.getByText(`受邀于 ${inviter.name}`)).toBeVisible()
  await expectValidScreen(page, 'step1, invited')
  await page.goto('/account/register/step1?inviteUserCode=22222222')
  await expect(page.getByText('邀请码无效')).toBeVisible()
})

test('a code without attempts left asks for a new one', async ({ page }) => {
  const phone = newPhone()
  await page.goto('/account/login/phone')
  const code = await requestCode(page, phone)
  await agree(page)
  const wrong = code === '000000' ? '111111' : '000000'
  for (let tried = 0; tried < 5; tried++) {
    await page.getByLabel('短信验证码').fill('')
    await page.getByLabel('短信验证码').fill(wrong)
    const responded = page.waitForResponse((response) => response.url().endsWith('/LoginByCode'))
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await responded
  }
  await expect(page.getByText('这个验证码已经失效，请重新获取')).toBeVisible()
})

test('a locked password leads to signing in by a code', async ({ page, person }) => {
  const { contact } = await person('neighbour')
  await page.route('**/api/Login/login', (route) =>
    route.fulfill({
      json: {
        code: 2010,
        success: false,
        message: '账号已锁定，请 30 分钟后再试',
        error: {
          code: 2010,
          name: 'AccountLocked',
          message: '账号已锁定，请 30 分钟后再试',
          details: { n: 30 },
        },
        result: null,
      },
    }),
  )
  await page.goto('/account/login/phone-password')
  await page.getByLabel('账号').fill(contact)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await agree(page)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('账号已锁定，请 30 分钟后再试')).toBeVisible()
  await page.getByRole('link', { name: '用验证码登录' }).click()
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue(
    contact.replace(/(\d{3})(\d{4})(\d{4})/, '$1 $2 $3'),
  )
})
