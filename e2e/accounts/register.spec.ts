import type { Page } from '@playwright/test'
import { expectValidScreen } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { photoFile } from '../support/photo-file.ts'
import { newPhone, readCode, typeCode } from '../support/sign-in.ts'
import { expectToast } from '../support/page-record.ts'

const password = '雾里看山 第七重'

/** Registers up to the nickname; from then on steps 5 and later are open. */
async function registerToName(page: Page, { phone, nickName }: { phone: string; nickName: string }) {
  await page.goto('/account/register/step1?redirect=%2Fpost%2Fphoto')
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page).toHaveURL(/register\/step2/)
  await typeCode(page, '短信验证码', await readCode(page, phone))
  await expect(page).toHaveURL(/register\/step3/)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByLabel('再输入一次').fill(password)
  await next(page)
  await expect(page).toHaveURL(/register\/step4/)
  await page.getByLabel('昵称').fill(nickName)
  await expect(page.getByText('这个昵称可以用')).toBeVisible()
}

async function next(page: Page) {
  await page.getByRole('button', { name: '下一步' }).click()
}

test('every step of registering', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const phone = newPhone()
  const nickName = `步步${phone.slice(-5)}`
  await registerToName(page, { phone, nickName })
  await expectValidScreen(page, 'step4')
  await next(page)

  await expect(page).toHaveURL(/register\/step5\?redirect=%2Fpost%2Fphoto/)
  await expect(page.getByRole('progressbar', { name: '第 5 步，共 11 步' })).toBeVisible()
  await expect(page.getByRole('radio', { name: '保密' })).toBeChecked()
  await page.getByRole('radio', { name: '女' }).check()
  await expectValidScreen(page, 'step5')
  await next(page)

  await expect(page).toHaveURL(/register\/step6/)
  await expect(page.getByLabel('年', { exact: true }).locator('option:checked')).toHaveText('1990 年')
  await expect(page.getByLabel('月', { exact: true }).locator('option:checked')).toHaveText('1 月')
  await expect(page.getByLabel('年', { exact: true }).locator('option').last()).toHaveText('1920 年')
  await page.getByLabel('日', { exact: true }).selectOption({ label: '24 日' })
  await expectValidScreen(page, 'step6')
  await next(page)

  await expect(page).toHaveURL(/register\/step7\?/)
  await page.getByRole('radio', { name: '浙江' }).check()
  await expectValidScreen(page, 'step7')
  await next(page)
  await expect(page).toHaveURL(/register\/step7-1/)
  await page.getByRole('radio', { name: '杭州市' }).check()
  await page.getByRole('radio', { name: '西湖区' }).check()
  await expectValidScreen(page, 'step7-1')
  await next(page)

  await expect(page).toHaveURL(/register\/step8/)
  await expect(page.getByRole('radio', { name: '入门新手' })).toBeChecked()
  await page.getByRole('radio', { name: '进阶发烧友' }).check()
  await expectValidScreen(page, 'step8')
  await next(page)

  await expect(page).toHaveURL(/register\/step9/)
  await expect(page.getByRole('checkbox', { name: '风光' })).toBeVisible()
  const goOn = page.getByRole('button', { name: '下一步' })
  await expect(goOn).toHaveAttribute('aria-disabled', 'true')
  // It stays focusable and explains itself, so the browser driver considers it disabled.
  await goOn.click({ force: true })
  await expect(page.getByRole('alertdialog', { name: '请至少选择一个分类' })).toBeVisible()
  await page.getByRole('button', { name: '确定' }).click()
  const topics = page.getByRole('checkbox')
  for (let place = 0; place < 8; place++) await topics.nth(place).check()
  await expectToast(page, '最多选 8 项', () => topics.nth(8).click({ force: true }))
  await expect(topics.nth(8)).not.toBeChecked()
  await expectValidScreen(page, 'step9')
  await next(page)

  await expect(page).toHaveURL(/register\/step10/)
  const circle = page.getByRole('checkbox', { name: /从高处看/ })
  await circle.check()
  await expect(page.getByText('已选 1 / 10')).toBeVisible()
  await expectValidScreen(page, 'step10')
  await next(page)

  await expect(page).toHaveURL(/register\/step11/)
  await page.getByLabel('邀请码').fill('1234')
  await page.getByRole('button', { name: '完成注册' }).click()
  await expect(page.getByText('邀请码无效')).toBeVisible()
  await expectValidScreen(page, 'step11')
  await page.getByLabel('邀请码').fill('')
  await page.getByRole('button', { name: '完成注册' }).click()
  await expect(page.getByRole('heading', { name: `欢迎，${nickName}` })).toBeVisible()
  await expect(page.getByText('你从 f/22 开始')).toBeVisible()
  await expectValidScreen(page, 'step11, done')
  const stored = await page.evaluate(() =>
    JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
  )
  expect(stored).not.toContain('雾里看山')
  await page.getByRole('link', { name: '回到刚才的页面' }).click()
  await expect(page).toHaveURL('/post/photo')
  // Joined by an event of the registration, a moment later.
  await expect(async () => {
    await page.goto('/user/circle/1')
    await expect(page.getByRole('link', { name: '从高处看' })).toBeVisible()
  }).toPass()
})

test('a password containing the nickname is reported at the name, and nothing is lost', async ({ page }) => {
  const phone = newPhone()
  await registerToName(page, { phone, nickName: `另名${phone.slice(-5)}` })
  await page.getByLabel('昵称').fill('雾里看山')
  await expect(page.getByText('密码里有这个昵称，换一个昵称，或返回上一步换密码')).toBeVisible()
  await next(page)
  await expect(page).toHaveURL(/register\/step4/)
  await page.getByRole('link', { name: '上一步' }).click()
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue(password)
  await page.getByLabel('密码', { exact: true }).fill(`x${phone}x`)
  await page.getByLabel('再输入一次').fill(`x${phone}x`)
  await next(page)
  await expect(page.getByText('密码里不要有手机号')).toBeVisible()
})

test('a reload in the middle asks for the password again, keeps the rest, and warns before leaving', async ({
  page,
}) => {
  const phone = newPhone()
  await registerToName(page, { phone, nickName: `重来${phone.slice(-5)}` })
  await next(page)
  await page.getByRole('radio', { name: '男' }).check()
  const stored = await page.evaluate(() =>
    JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
  )
  expect(stored).toContain(phone)
  expect(stored).not.toContain('雾里看山')
  expect(stored).not.toContain('ticket')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page).toHaveURL(/register\/step3/)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByLabel('再输入一次').fill(password)
  await next(page)
  // No second message: the browser stores the proof in a cookie that scripts cannot read, and continues where it was.
  await expect(page).toHaveURL(/register\/step5/)
  await expect(page.getByRole('radio', { name: '男' })).toBeChecked()
  await page
    .getByRole('link', { name: /光圈首页/ })
    .first()
    .click()
  const leaving = page.getByRole('alertdialog', { name: '离开注册？' })
  await expect(leaving).toContainText('填好的资料在这台设备上保留 30 分钟，回到注册页可以继续上次的注册。')
  await expectValidScreen(page, 'leaving')
  await leaving.getByRole('button', { name: '留下' }).click()
  await expect(page).toHaveURL(/register\/step5/)
  await page.getByRole('link', { name: '跳过剩余步骤' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /欢迎/ })).toBeVisible()
})

test('at a public device 离开 leaves nothing of a registration, and an expired one is removed on any page', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  const phone = newPhone()
  await registerToName(page, { phone, nickName: `离开${phone.slice(-5)}` })
  await next(page)
  await expect(page).toHaveURL(/register\/step5/)
  expect(await stored()).toContain(phone)
  await page
    .getByRole('link', { name: /光圈首页/ })
    .first()
    .click()
  const leaving = page.getByRole('alertdialog', { name: '离开注册？' })
  await leaving.getByRole('checkbox', { name: '这是公用的设备，不要保留' }).check()
  await leaving.getByRole('button', { name: '离开' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(stored).not.toContain(phone)
  await page.goto('/account/register/step5')
  await expect(page).toHaveURL(/register\/step1/)
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue('')
  await expect(page.getByRole('region', { name: '上次的注册' })).toHaveCount(0)

  await page.evaluate((draft) => localStorage.setItem('guangquan.account', draft), abandoned(phone))
  await page.goto('/')
  await expect.poll(stored).not.toContain(phone)
})

function abandoned(phone: string): string {
  return JSON.stringify({ until: Date.now() - 1, state: { phone, birthday: '1990-01-01' }, version: 0 })
}

test('an avatar is lost by a reload, and its step says so', async ({ page }) => {
  const lost = page.getByText(/之前选的头像没有留下/)
  const phone = newPhone()
  await registerToName(page, { phone, nickName: `头像${phone.slice(-5)}` })
  await page.getByLabel('头像文件').setInputFiles(await photoFile('portrait.jpg', { hue: 40 }))
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('button', { name: '换一张' })).toBeVisible()
  await expect(lost).toHaveCount(0)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByLabel('再输入一次').fill(password)
  await next(page)
  await expect(lost).toBeVisible()
  await page.getByLabel('头像文件').setInputFiles(await photoFile('portrait.jpg', { hue: 90 }))
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(lost).toHaveCount(0)
})

test('steps can be skipped one by one or all at once, and one can go back', async ({ page }) => {
  const phone = newPhone()
  await registerToName(page, { phone, nickName: `跳过${phone.slice(-5)}` })
  await next(page)
  await page.getByRole('link', { name: '跳过', exact: true }).click()
  await expect(page).toHaveURL(/register\/step6/)
  await page.getByRole('link', { name: '上一步' }).click()
  await expect(page).toHaveURL(/register\/step5/)
  await page.goBack()
  await expect(page).toHaveURL(/register\/step6/)
  await page.getByRole('link', { name: '跳过', exact: true }).click()
  await expect(page).toHaveURL(/register\/step7\?/)
  await page.getByRole('checkbox', { name: '使用其他国家/地区' }).check()
  await next(page)
  await expect(page).toHaveURL(/register\/step8/)
  await page.getByRole('link', { name: '跳过剩余步骤' }).click()
  await expect(page.getByRole('heading', { name: /^欢迎/ })).toBeVisible()
})

test('a person under 14 is refused and can correct a wrong birthday', async ({ page }) => {
  const phone = newPhone()
  await registerToName(page, { phone, nickName: `少年${phone.slice(-5)}` })
  await next(page)
  await next(page)
  await expect(page).toHaveURL(/register\/step6/)
  await page.getByLabel('年', { exact: true }).selectOption({ label: `${new Date().getFullYear() - 10} 年` })
  await page.getByLabel('日', { exact: true }).selectOption({ label: '1 日' })
  await next(page)
  await expect(page.getByRole('heading', { name: '未满14周岁需监护人同意' })).toBeVisible()
  await expect(page.getByRole('link', { name: /跳过/ })).toHaveCount(0)
  await expectValidScreen(page, 'step6, under 14')
  await page.getByRole('button', { name: '生日选错了' }).click()
  await expect(page.getByRole('heading', { name: '生日' })).toBeVisible()
  await next(page)
  await page.getByRole('link', { name: '回首页' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/account/register/step5')
  await expect(page).toHaveURL(/register\/step1/)
})

test('registration by e-mail', async ({ page }) => {
  const name = `post${String(Date.now()).slice(-7)}`
  await page.goto('/account/register/step1')
  await page.getByRole('tab', { name: '邮箱注册' }).click()
  await page.getByRole('textbox', { name: '邮箱', exact: true }).fill('not an address')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('请输入正确的邮箱')).toBeVisible()
  await page.getByRole('textbox', { name: '邮箱', exact: true }).fill(`${name}@example.com`)
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page).toHaveURL(/register\/step2/)
  await expect(page.getByText('已发送到 p***@example.com')).toBeVisible()
  await typeCode(page, '邮箱验证码', await readCode(page, `${name}@example.com`))
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByLabel('再输入一次').fill(password)
  await next(page)
  await page.getByLabel('昵称').fill(name)
  await expect(page.getByText('这个昵称可以用')).toBeVisible()
  await page.getByRole('link', { name: '跳过剩余步骤' }).click()
  await expect(page.getByRole('heading', { name: `欢迎，${name}` })).toBeVisible()
})

test('a phone with an account is told so, with a link to sign in', async ({ page }) => {
  await page.goto('/account/register/step1?redirect=%2Fpost%2Fphoto')
  await page.getByRole('textbox', { name: '手机号' }).fill('13800130001')
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('该手机号已注册')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '直接登录' }).last()).toHaveAttribute(
    'href',
    '/account/login/phone?redirect=%2Fpost%2Fphoto',
  )
})

test('every later step opened directly redirects to the first missing one', async ({ page }) => {
  for (const step of [
    'step2',
    'step3',
    'step4',
    'step5',
    'step6',
    'step7',
    'step7-1',
    'step8',
    'step9',
    'step10',
    'step11',
    'nstep2',
    'nstep3',
  ]) {
    await page.goto(`/account/register/${step}?redirect=%2Fuser`)
    await expect(page, step).toHaveURL('/account/register/step1?redirect=%2Fuser')
  }
})
