import type { Page } from '@playwright/test'
import { consoleViews, expectValidScreen } from '../support/accessible.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'

/** Writes a questionnaire from the template 活动之后 and publishes it. */
async function publishQuestionnaire(page: Page, title: string): Promise<void> {
  await page.goto('/console/questionnaires')
  await page.getByRole('button', { name: '写问卷' }).click()
  const form = page.getByRole('dialog', { name: '写问卷' })
  await form.getByLabel('从哪里开始').click()
  await page.getByTitle('活动之后').click()
  await form.getByLabel('名称').fill(title)
  await form.getByLabel('答过的人什么时候看得到结果').click()
  await page.getByTitle('提交后').click()
  await form.getByRole('radio', { name: '金币' }).check()
  await form.getByRole('spinbutton', { name: '金币' }).fill('5')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '题目' })).toContainText('1. 这次活动打几分？')
  await expectValidScreen(page, 'builder', consoleViews)
  await page.getByRole('button', { name: '发布' }).click()
  const publishing = page.getByRole('dialog', { name: `发布 · ${title}` })
  await publishing.getByLabel('原因').fill('题目核对过')
  await publishing.getByRole('button', { name: '发布' }).click()
  await expect(publishing).toBeHidden()
  await expect(page.getByText('进行中')).toBeVisible()
}

// 15 s: two members answer, one of them by keyboard, the other on a phone; staff write and read.
test('staff publish a questionnaire; it is answered by keyboard and on a phone; both and staff see the results', async ({
  page,
  baseURL,
  openAs,
}) => {
  const title = `外拍之后 ${Date.now()}`
  await signedInStaff({ page, baseURL })
  await publishQuestionnaire(page, title)

  // By keyboard alone: digits choose, Enter continues.
  const member = await openAs('member')
  await member.goto('/questionnaire')
  await member.getByRole('link', { name: new RegExp(title) }).click()
  await expect(member.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(member.getByRole('heading', { name: /这次活动打几分/ })).toBeVisible()
  await member.keyboard.press('Enter')
  await expect(member.getByText('这一题要回答')).toBeVisible()
  await expectValidScreen(member, 'a question that has to be answered')
  await member.keyboard.press('4')
  await expect(member.getByRole('radio', { name: '4', exact: true })).toBeChecked()
  await expect(member.getByText(/^已存/)).toBeVisible()

  // The page is left and opened again: nothing is lost.
  await member.reload()
  await expect(member.getByRole('radio', { name: '4', exact: true })).toBeChecked()
  await member.getByRole('radio', { name: '4', exact: true }).focus()
  await member.keyboard.press('Enter')
  await expect(member.getByRole('heading', { name: /哪里可以更好/ })).toBeVisible()
  await member.getByRole('textbox', { name: '哪里可以更好？' }).fill('集合的地方再近一点')
  await member.getByRole('button', { name: '交卷' }).press('Enter')
  await expect(member.getByText('谢谢你的回答')).toBeVisible()
  await expect(member.getByText('5 金币已到账')).toBeVisible()
  await member.goto('/questionnaire')
  await expect(member.getByRole('link', { name: new RegExp(title) })).toHaveCount(0)

  // On a phone each question is a page.
  const phone = await openAs('neighbour', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await phone.goto('/questionnaire')
  await phone.getByRole('link', { name: new RegExp(title) }).click()
  await phone.getByRole('radio', { name: '5', exact: true }).check()
  await expect(phone.getByRole('heading', { name: /最喜欢哪一段/ })).toHaveCount(0)
  await phone.getByRole('button', { name: '下一题' }).click()
  await phone.getByRole('radio', { name: '其他' }).check()
  await phone.getByRole('button', { name: '下一题' }).click()
  await expect(phone.getByText('请写出“其他”是什么')).toBeVisible()
  await phone.getByLabel('其他：写出是什么').fill('路上的早饭')
  await expectValidScreen(phone, 'a question on a phone')
  await phone.getByRole('button', { name: '上一题' }).click()
  await expect(phone.getByRole('radio', { name: '5', exact: true })).toBeChecked()
  await phone.getByRole('button', { name: '下一题' }).click()
  await phone.getByRole('button', { name: '下一题' }).click()
  await phone.getByRole('button', { name: '下一题' }).click()
  await phone.getByRole('checkbox', { name: '外拍' }).check()
  await phone.getByRole('button', { name: '交卷' }).click()
  await expect(phone.getByText('谢谢你的回答')).toBeVisible()
  await expectValidScreen(phone, 'thanks')

  await page.reload()
  await page.getByRole('tab', { name: '结果' }).click()
  await expect(page.getByText('用时')).toBeVisible()
  await expectValidScreen(page, 'results', consoleViews)
})

test('a visitor tries the preview of a questionnaire, which sends nothing', async ({ page, openAs }) => {
  const reader = await openAs('demonstration')
  await reader.goto('/questionnaire')
  const href = (await reader.locator('a.qn-card').first().getAttribute('href')) ?? ''
  const id = new URL(href, 'https://guangquan.test').searchParams.get('id') ?? ''
  await page.goto(`/questionnaire/preview?id=${id}`)
  await expect(page.getByText('这是预览：可以试着答，不会保存，也不能交。')).toBeVisible()
  await expect(page.getByRole('button', { name: /^下一/ })).toBeVisible()
  await page.goto('/questionnaire/preview?id=01a1fe66-ccba-7299-8c28-8a1f84a6d249')
  await expect(page.getByText('没有这份问卷')).toBeVisible()
})
