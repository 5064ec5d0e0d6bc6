import { expect, test } from './fixtures.ts'
import { newPress } from './new-press.ts'

test('the search over a page suggests, is driven by keys, and remembers', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: '搜索' }).first().click()
  const dialog = page.getByRole('dialog', { name: '搜索' })
  const box = dialog.getByRole('combobox', { name: '搜索' })
  await expect(box).toBeFocused()
  await expect(dialog.getByRole('heading', { name: '七日热搜' })).toBeVisible()
  const hot = dialog.getByRole('listitem').first().getByRole('link')
  const word = ((await hot.textContent()) ?? '').replace(/^\d+/, '')
  await box.fill(word.slice(0, 1))
  const options = dialog.getByRole('option')
  await expect(options.nth(1)).toBeVisible()
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Escape')
  await expect(options).toHaveCount(0)
  await box.fill(word)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('feed', { name: '搜索结果' }).getByRole('article').first()).toContainText(word)
  await page.goto('/search/searchkeywords')
  await expect(
    page.getByRole('group', { name: '搜索历史' }).getByRole('button', { name: word, exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: `删除 ${word}` }).click()
  await expect(page.getByText('搜过的词会留在这里')).toBeVisible()
})

test('conditions of gear are written into the box and taken out again', async ({ page }) => {
  await page.goto('/search?q=f%3C%3D2.8&tab=photo')
  await expect(page.locator('.photo-tile').first()).toBeVisible()
  await page.getByRole('button', { name: '器材与参数' }).click()
  const dialog = page.getByRole('dialog', { name: '按器材和参数找照片' })
  await expect(dialog.getByRole('textbox', { name: '光圈到' })).toHaveValue('2.8')
  await dialog.getByRole('textbox', { name: 'ISO从' }).fill('很高')
  await dialog.getByRole('button', { name: '查看照片' }).click()
  await expect(dialog.getByRole('alert')).toContainText('写成 100 这样的数字')
  await dialog.getByRole('textbox', { name: 'ISO从' }).fill('100')
  await newPress(page)
  await dialog.getByRole('button', { name: '查看照片' }).click()
  await expect(page.getByRole('combobox', { name: '搜索' })).toHaveValue('光圈:<=2.8 ISO:>=100')
  await page.getByRole('button', { name: '去掉 光圈 ≤2.8' }).click()
  await expect(page.getByRole('combobox', { name: '搜索' })).toHaveValue('ISO:>=100')
})

test('a word nobody wrote finds nothing, and says so; votes are found on a tab of their own', async ({
  page,
}) => {
  await page.goto('/search?q=%E9%BE%98%E9%9D%90%E9%BE%98')
  await expect(page.getByText('没有找到')).toBeVisible()
  // The count of pictures is white in the light theme too: it stands on a dark ground.
  await page.goto('/search?q=%E9%9B%A8%E5%90%8E')
  await expect(page.locator('.search-hit .photo-tile-badge').first()).toHaveCSS('color', 'rgb(255, 255, 255)')
  await page.goto('/search?q=%E4%B8%80%E6%94%AF%E9%95%9C%E5%A4%B4')
  await page.getByRole('link', { name: '投票', exact: true }).click()
  await expect(page).toHaveURL(/tab=vote/)
  const found = page.getByRole('feed', { name: '搜索结果' }).getByRole('article')
  await expect(found).toHaveAttribute('aria-label', '只带一支镜头去徒步，你会带哪支')
})

test('a tag has a page with works of every kind, its photographs and what stands beside it', async ({
  page,
}) => {
  await page.goto('/post/tag-filter')
  await page.getByRole('main').getByRole('link', { name: /^#/ }).first().click()
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: '图片', exact: true }).click()
  await expect(page).toHaveURL(/tab=photo/)
  await expect(page.locator('.photo-tile').first()).toBeVisible()
  await expect(page.getByRole('group', { name: '相关话题' }).getByRole('link').first()).toBeVisible()
  await page.getByRole('link', { name: '最新' }).click()
  await expect(page).toHaveURL(/sort=new/)
  await page.getByRole('button', { name: '关注话题' }).click()
  await expect(page.getByRole('dialog')).toContainText('登录后可以关注话题')
})

test('a lens has a page with samples per aperture, and is compared with another', async ({ page }) => {
  await page.goto('/post/lens-compare')
  const first = page.getByLabel('第一支镜头')
  await expect(first.getByRole('option').nth(2)).toBeAttached()
  await first.selectOption({ index: 1 })
  await page.getByLabel('第二支镜头').selectOption({ index: 2 })
  const section = page.getByRole('region', { name: '比较' })
  await expect(section.getByRole('heading', { level: 2 })).toHaveCount(2)
  await section.getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: '每档光圈的样片' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^f\// }).first()).toBeVisible()
  const stops = page.getByRole('slider', { name: /^光圈，最多的是/ })
  await stops.press('End')
  const figure = await stops.getAttribute('aria-valuetext')
  expect(figure).toMatch(/^f\/[\d.]+　\d+ 张$/)
  await expect(page.getByRole('figure').filter({ has: stops })).toContainText(figure ?? '')
})
