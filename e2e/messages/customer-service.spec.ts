import { expectValidScreen } from '../support/accessible.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'

test('a visitor searches the FAQ and opens an entry by keyboard and by its address', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: '更多' }).click()
  const menu = page.getByRole('navigation', { name: '主导航' })
  await menu.getByRole('link', { name: '客户服务与售后' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '客户服务与售后' })).toBeVisible()
  const dial = page.getByRole('link', { name: '拨打 400-000-0120' })
  await expect(dial).toHaveAttribute('href', 'tel:4000000120')
  await expect(page.getByRole('link', { name: '维修服务网点' })).toHaveAttribute(
    'href',
    '/more/store-information?t=3',
  )
  await expect(page.getByRole('link', { name: /固件 1\.10/ })).toBeVisible()

  const faq = page.getByRole('region', { name: '常见问题' })
  const search = faq.getByRole('searchbox', { name: '搜索常见问题' })
  await search.fill('延长 发票')
  await expect(faq.getByText('找到 1 个问题')).toBeVisible()
  await expect(page).toHaveURL(/\/more\/customer-service\?keyword=/)
  await page.reload()
  await expect(search).toHaveValue('延长 发票')
  const entry = faq.getByRole('group').filter({ hasText: '注册产品能延长保修吗？' })
  await expect(faq.getByText(/保修延长 12 个月/)).toBeHidden()
  await entry.locator('summary').press('Enter')
  await expect(faq.getByText(/保修延长 12 个月/)).toBeVisible()

  await search.fill('龘靐龘')
  await expect(faq.getByText('没有找到这样的问题')).toBeVisible()
  await faq.getByRole('button', { name: '清除搜索' }).click()
  await expect(page).toHaveURL('/more/customer-service')
  await expect(search).toBeFocused()
  await expect(faq.getByRole('heading', { level: 3 })).toHaveText([
    '账号与登录',
    '发布与图片',
    '产品注册与保修',
    '金币与礼品',
    '固件与软件',
    '其他',
  ])

  const id = await entry.getAttribute('id')
  await page.goto(`/more/customer-service#${id}`)
  await page.reload()
  await expect(faq.getByText(/保修延长 12 个月/)).toBeInViewport()
})

// 12 s: two forms of staff.
test('staff add an entry, which members read at once, and close it', async ({ page, baseURL, openAs }) => {
  await signedInStaff({ page, baseURL })
  const question = `镜头里有灰尘怎么办 ${Date.now()}？`
  await page.goto('/console/faq')
  await page.getByRole('button', { name: '添加问题' }).click()
  const drawer = page.getByRole('dialog', { name: '添加问题' })
  await drawer.getByLabel('问题').fill(question)
  await drawer.getByLabel('答案').fill('![灰尘](/img/a.webp)')
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer.getByText('不能有图片和表格').last()).toBeVisible()
  await drawer.getByLabel('答案').fill('少量灰尘不影响成像，带到**服务网点**清洁。')
  await expectValidScreen(page, 'console faq form')
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toBeHidden()

  const member = await openAs('member')
  await member.goto(`/more/customer-service?keyword=${encodeURIComponent(question)}`)
  const summary = member.locator('summary', { hasText: question })
  await summary.click()
  await expect(member.locator('strong', { hasText: '服务网点' })).toBeVisible()

  await page.getByRole('searchbox', { name: '找问题' }).fill(question)
  await page.getByRole('searchbox', { name: '找问题' }).press('Enter')
  await page.getByRole('button', { name: `修改 ${question}` }).click()
  const editor = page.getByRole('dialog', { name: `修改 · ${question}` })
  await editor.getByRole('switch', { name: '展示' }).click()
  await editor.getByRole('button', { name: '保存' }).click()
  await expect(editor).toBeHidden()
  await expect(page.getByRole('cell', { name: '不展示' })).toBeVisible()
  await expectValidScreen(page, 'console faq')
  await member.reload()
  await expect(member.getByText('没有找到这样的问题')).toBeVisible()
})
