import { expectValidScreen } from '../support/accessible.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'

// 15 s: ten questions of a day, by the keyboard alone.
test('a day is played by the keyboard, its result is copied, and played it stays', async ({ openAs }) => {
  const page = await openAs('member', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/article')
  await page.getByRole('link', { name: /猜参数/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '猜参数' })).toBeVisible()
  const steps = page.getByRole('list', { name: '题目' }).getByRole('button')
  await expect(steps).toHaveCount(10)
  const main = page.getByRole('main')
  for (let place = 1; place <= 10; place++) {
    await expect(main.getByText(`第 ${place} 张，共 10 张`)).toBeVisible()
    // Nothing on the page leads to the post before the answer.
    await expect(main.locator('a[href*="/post/detail/"]')).toHaveCount(0)
    await page.keyboard.press('2')
    await expect(main.getByRole('radio').nth(1)).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(
      main
        .getByRole('status')
        .getByText(/答对了|你选 /)
        .first(),
    ).toBeVisible()
    await expect(main.locator('a[href*="/post/detail/"]')).toHaveCount(1)
    if (place === 1) await expectValidScreen(page, 'the answer of a question')
    await page.keyboard.press('Enter')
  }
  const result = page.getByRole('region', { name: '今天的成绩' })
  await expect(result.getByText('连续天数')).toBeVisible()
  await expect(result.locator('dd').first()).toHaveText('1')
  await expectValidScreen(page, 'the result of a day')
  await result.getByRole('button', { name: '复制成绩' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^猜参数 \d{4}-\d\d-\d\d　\d+\/10\n[●○]{10}\n/)
  await result.getByRole('button', { name: '成绩图片' }).click()
  const dialog = page.getByRole('dialog', { name: '成绩图片' })
  const picture = dialog.getByAltText(/猜参数的成绩：\d+\/10/)
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080)
  await expectValidScreen(page, 'the picture of a result')
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: '保存图片' }).click()
  expect((await download).suggestedFilename()).toMatch(/-猜参数-\d{4}-\d\d-\d\d\.png$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(result).toBeVisible()
  await steps.first().click()
  await expect(main.getByText('第 1 张，共 10 张')).toBeVisible()
  await expect(main.getByRole('radio')).toHaveCount(0)
})

test('a member lets their photographs be used, and staff replace a question of tomorrow', async ({
  page,
  baseURL,
  openAs,
}) => {
  const member = await openAs('neighbour')
  await member.goto('/user/setting')
  const consent = member.getByRole('switch', { name: /允许用于学习/ })
  await expect(consent).not.toBeChecked()
  await consent.click()
  await expect(consent).toBeChecked()

  await signedInStaff({ page, baseURL })
  await page.goto('/console/quiz')
  const photograph = page.getByAltText('明天第 3 题')
  const before = (await photograph.getAttribute('src')) ?? ''
  await page.getByRole('button', { name: '换掉明天第 3 题' }).click()
  const dialog = page.getByRole('dialog', { name: /换掉/ })
  await dialog.getByLabel('原因').fill('画面里有字')
  await dialog.getByRole('button', { name: '换掉', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(photograph).not.toHaveAttribute('src', before)
})
