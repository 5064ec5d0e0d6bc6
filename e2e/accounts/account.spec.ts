import { expect, test } from '../support/fixtures.ts'
import { photoFile } from '../support/photo-file.ts'
import { newPhone, readCode } from '../support/sign-in.ts'
import { signOut } from '../support/own-menu.ts'

test('a new member registers with a phone, signs out and signs in with the password', async ({ page }) => {
  const phone = newPhone()
  const nickName = `新影友${phone.slice(-4)}`
  await page.goto('/account/register/step1?redirect=%2Fpost%2Fphoto')
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page).toHaveURL(/register\/step2/)
  await page.getByRole('group', { name: '短信验证码' }).getByRole('textbox').first().click()
  await page.keyboard.type(await readCode(page, phone))
  await expect(page).toHaveURL(/register\/step3/)

  await page.getByLabel('密码', { exact: true }).fill('short')
  await page.getByLabel('再输入一次').fill('short')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('密码至少 8 个字符')).toBeVisible()
  await page.getByLabel('密码', { exact: true }).fill('雾里看山 七重')
  await page.getByLabel('再输入一次').fill('雾里看山 七重 2')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText(/两次输入/)).toBeVisible()
  await page.getByLabel('密码', { exact: true }).fill('雾里看山 七重 2')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page).toHaveURL(/register\/step4/)

  await page.getByLabel('昵称').fill('林小满')
  await page.getByLabel('昵称').blur()
  await expect(page.getByText('昵称已被占用')).toBeVisible()
  await page.getByLabel('昵称').fill(nickName)
  await page.getByLabel('昵称').blur()
  await expect(page.getByText('这个昵称可以用')).toBeVisible()
  await page.getByRole('link', { name: '跳过剩余步骤' }).click()
  await expect(page.getByRole('heading', { name: `欢迎，${nickName}` })).toBeVisible()
  // The reward of registration, which is on by default.
  await expect(page.getByRole('link', { name: /^见面礼 50 金币/ })).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(stored).not.toContain('雾里看山')
  await page.getByRole('link', { name: '回到刚才的页面' }).click()
  await expect(page).toHaveURL('/post/photo')

  await signOut(page)
  // A new page: going elsewhere before it has begun would be undone by it.
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible()

  await page.goto('/account/login/phone-password')
  await page.getByLabel('账号').fill(phone)
  await page.getByLabel('密码', { exact: true }).fill('wrong password')
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('账号或密码错误')).toBeVisible()
  await page.getByLabel('密码', { exact: true }).fill('雾里看山 七重 2')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText(nickName).first()).toBeAttached()

  await page.goto('/user/release')
  await page.getByLabel('选择照片').setInputFiles(await photoFile('first.jpg', { hue: 10 }))
  await page.getByRole('button', { name: '发布 1 张照片' }).click()
  await expect(page).toHaveURL(/\/post\/detail\//)
})

test('an unknown phone at sign-in continues to registration without a second message', async ({ page }) => {
  const phone = newPhone()
  await page.goto('/account/login/phone')
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('短信验证码').fill(await readCode(page, phone))
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/register\/step3/)
})

test('a phone with an account is sent to sign-in, keeping the requested page', async ({ page }) => {
  await page.goto('/account/register/step1?redirect=%2Fpost%2Fphoto')
  await page.getByRole('textbox', { name: '手机号' }).fill('13800130009')
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('该手机号已注册')).toBeVisible()
  await page.getByRole('link', { name: '直接登录' }).last().click()
  await expect(page).toHaveURL('/account/login/phone?redirect=%2Fpost%2Fphoto')
})

test('a later step opened directly redirects to the first missing one', async ({ page }) => {
  await page.goto('/account/register/step4')
  await expect(page).toHaveURL(/register\/step1/)
})
