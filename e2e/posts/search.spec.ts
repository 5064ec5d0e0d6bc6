import { expect, test } from '../support/fixtures.ts'
import { makePost } from '../support/make-post.ts'
import { watchShifts } from '../support/watch-shifts.ts'

test('the search overlay suggests, works by keyboard, and stores searches', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: '搜索' }).first().click()
  const dialog = page.getByRole('dialog', { name: '搜索' })
  const box = dialog.getByRole('combobox', { name: '搜索' })
  await expect(box).toBeFocused()
  await expect(dialog.getByRole('heading', { name: '七日热搜' })).toBeVisible()
  const hot = dialog.getByRole('listitem').first().getByRole('link')
  const word = ((await hot.textContent()) ?? '').replace(/^\d+/, '')
  const options = dialog.getByRole('option')
  // Suggestions begin with the second character.
  await box.fill('夜')
  await expect(options).toHaveText([/^夜搜索$/])
  await box.fill('夜景')
  await expect(options.filter({ hasText: '个作品' }).first()).toBeVisible()
  await box.fill('yejing')
  await expect(options.filter({ hasText: '夜景' }).first()).toBeVisible()
  await box.fill('lxm')
  await expect(options.filter({ hasText: '林小满' })).toContainText('影友')
  await box.fill('a7m4')
  await expect(options.filter({ hasText: 'Sony α7 IV' })).toContainText('相机')
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Escape')
  await expect(options).toHaveCount(0)
  await box.fill(word)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: `搜索 ${word}` })).toBeAttached()
  await page.goto('/search/searchkeywords')
  await expect(
    page.getByRole('group', { name: '搜索历史' }).getByRole('button', { name: word, exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: `删除 ${word}` }).click()
  await expect(page.getByText('搜过的词会留在这里')).toBeVisible()
})

test('gear conditions are added to the box and removed again', async ({ page }) => {
  await page.goto('/search?q=f%3C%3D2.8&tab=photo')
  await expect(page.locator('.photo-tile').first()).toBeVisible()
  await page.getByRole('button', { name: '器材与参数' }).click()
  const dialog = page.getByRole('dialog', { name: '按器材和参数找照片' })
  await expect(dialog.getByRole('textbox', { name: '光圈到' })).toHaveValue('2.8')
  await dialog.getByRole('textbox', { name: 'ISO从' }).fill('很高')
  await dialog.getByRole('button', { name: '查看照片' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: '写成 100 这样的数字' })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'ISO从' }).fill('100')
  await dialog.getByRole('button', { name: '查看照片' }).click()
  await expect(page.getByRole('combobox', { name: '搜索' })).toHaveValue('光圈:<=2.8 ISO:>=100')
  await page.getByRole('button', { name: '去掉 光圈 ≤2.8' }).click()
  await expect(page.getByRole('combobox', { name: '搜索' })).toHaveValue('ISO:>=100')
})

test('a word nobody wrote finds nothing, and says so; votes have a tab of their own', async ({
  page,
  person,
}) => {
  await page.goto('/search?q=%E9%BE%98%E9%9D%90%E9%BE%98')
  await expect(page.getByText('没有找到')).toBeVisible()
  // The count of pictures is white in the light theme too, on a dark background.
  await makePost(await person('member'), { title: '徽标上的数字', pictureCount: 2 })
  await page.goto(`/search?q=${encodeURIComponent('徽标上的数字')}`)
  await expect(page.locator('.search-hit .photo-tile-badge').first()).toHaveCSS('color', 'rgb(255, 255, 255)')
  await page.goto('/search?q=%E4%B8%80%E6%94%AF%E9%95%9C%E5%A4%B4')
  await page.getByRole('link', { name: '投票', exact: true }).click()
  await expect(page).toHaveURL(/tab=vote/)
  const found = page.getByRole('feed', { name: '搜索结果' }).getByRole('article')
  await expect(found).toHaveAttribute('aria-label', '只带一支镜头去徒步，你会带哪支')
})

test('综合 begins with six photographs, which no other row repeats', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('夜景')}`)
  const wall = page.getByRole('region', { name: '图片' })
  await expect(wall.locator('.photo-tile')).toHaveCount(6)
  const shown = await wall
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const rows = page.getByRole('feed', { name: '搜索结果' }).getByRole('heading').getByRole('link')
  await expect(rows.first()).toBeVisible()
  const others = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(others.filter((href) => shown.includes(href))).toEqual([])
  // The viewer continues with the photographs after the sixth.
  await wall.locator('.photo-tile').last().press('Space')
  const viewer = page.getByRole('dialog', { name: '查看大图' })
  await expect(viewer.getByRole('button', { name: '下一幅' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await wall.getByRole('link', { name: '全部图片' }).click()
  await expect(page).toHaveURL(/tab=photo/)
})

test('a search without results offers to drop each condition, and shows the nearest', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('夜景 f<=1.2')}`)
  await expect(page.getByText('没有同时符合这些条件的作品')).toBeVisible()
  const nearest = page.getByRole('region', { name: '最接近的作品' })
  await expect(nearest.locator('.photo-tile').first()).toBeVisible()
  // How far the aperture is widened depends on what the demonstration has; its words stay.
  await expect(nearest.getByRole('link', { name: /^夜景/ })).toBeVisible()
  const drop = page
    .getByRole('group', { name: '去掉一个条件' })
    .getByRole('link', { name: /^去掉 光圈 ≤1\.2/ })
  await expect(drop).toHaveText(/ \d+ 个作品$/)
  await drop.click()
  await expect(page.getByRole('combobox', { name: '搜索' })).toHaveValue('夜景')
  await expect(page.getByRole('region', { name: '图片' })).toBeVisible()
  await page.goto(`/search?q=${encodeURIComponent('夜景 f<=2 f>=4')}`)
  await expect(page.getByText('光圈的条件互相矛盾')).toBeVisible()
})

test('a tag has a page with posts of every kind, its photographs and related tags', async ({ page }) => {
  await page.goto('/post/tag-filter')
  await page.getByRole('main').getByRole('link', { name: /^#/ }).first().click()
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: '图片', exact: true }).click()
  await expect(page).toHaveURL(/tab=photo/)
  await expect(page.locator('.photo-tile').first()).toBeVisible()
  await expect(page.getByRole('toolbar', { name: '相关话题' }).getByRole('link').first()).toBeVisible()
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
  const sheets = section.getByRole('group', { name: /，f\// })
  const [left, right] = [sheets.nth(0), sheets.nth(1)]
  await expect(left.locator('img').first()).toHaveJSProperty('complete', true)
  const [a, b] = [await left.boundingBox(), await right.boundingBox()]
  expect([a?.height, b?.height, b?.width]).toEqual([320, 320, a?.width])
  expect(a?.y).toBe(b?.y)
  // Whole: each photograph keeps its proportions.
  const shape = await left
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => [
      image.clientWidth / image.clientHeight,
      image.naturalWidth / image.naturalHeight,
    ])
  expect(shape[0]).toBeCloseTo(shape[1] ?? 0, 1)

  // Both columns go on together, by the buttons and by scrolling one of them.
  const place = (sheet: typeof left) =>
    sheet.evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth))
  await section
    .getByRole('button', { name: / 下一组$/ })
    .first()
    .click()
  await expect.poll(async () => [await place(left), await place(right)]).toEqual([1, 1])
  await expect(section.getByRole('status').first()).toHaveText(/^2 \/ \d$/)
  await left.evaluate((sheet) => sheet.scrollTo({ left: 2 * sheet.clientWidth }))
  await expect.poll(() => place(right)).toBe(2)
  await expect(section.getByRole('status').first()).toHaveText(/^3 \/ \d$/)
  await section.getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: '每档光圈的样片' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^f\// }).first()).toBeVisible()
  const stops = page.getByRole('slider', { name: /^光圈，最多的是/ })
  await stops.press('End')
  const figure = await stops.getAttribute('aria-valuetext')
  expect(figure).toMatch(/^f\/[\d.]+　\d+ 张$/)
  await expect(page.getByRole('figure').filter({ has: stops })).toContainText(figure ?? '')
})

test('the results on a phone stay where they appear', async ({ page }) => {
  const shifts = await watchShifts(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of [`/search?q=${encodeURIComponent('夜景')}`, '/search']) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shifts(), address).toBeLessThan(0.1)
  }
})
