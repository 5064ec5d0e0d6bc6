import { NewPublish } from '@guangquan/contract'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/fixtures.ts'
import { makePost, postPath } from '../support/make-post.ts'
import { tabTo } from '../support/tab-to.ts'
import { watchLoading } from '../support/watch-loading.ts'

/** Presses a control by keyboard; what opens is closed by Esc, and the control has the focus again. */
async function expectFocusBack(page: Page, opener: Locator, open: () => Promise<unknown>): Promise<void> {
  await opener.focus()
  await open()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(opener).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
}

test('the focus returns to what opened a dialog: share, report, follow', async ({
  memberPage: page,
  person,
}) => {
  const writer = await person('writer')
  await page.goto(postPath(await makePost(writer)))
  const share = page.getByRole('button', { name: /^分享/ }).first()
  await expectFocusBack(page, share, () => page.keyboard.press('Enter'))
  const more = page.getByRole('button', { name: '更多操作' }).first()
  await expectFocusBack(page, more, async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  })
  const follow = page.getByRole('button', { name: new RegExp(`关注 ${writer.name}`) })
  await expectFocusBack(page, follow, () => page.keyboard.press('Enter'))
})

test('the footer keeps the focus while something above it is loading', async ({ page }) => {
  // Without a response: its content keeps loading.
  await page.route('**/js/below-*.js', () => undefined)
  await page.goto('/')
  const terms = page.getByRole('button', { name: '注册与服务协议' })
  // Scrolls to the end, where that script is requested.
  await terms.focus()
  await expect(page.getByRole('main').locator('.ui-later')).toBeAttached()
  await expect(terms).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(terms).toBeFocused()
})

test('the focus ring of a photograph is whole at the edges of its wall', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 1152, height: 900 })
  await page.goto('/post/photo?sort=hot')
  const row = page.locator('.photo-wall-row').nth(1)
  const tiles = row.locator('.photo-tile')
  const ring = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--focus'),
  )
  for (const tile of [tiles.first(), tiles.last()]) {
    await tile.focus()
    // Shown for the keyboard only.
    await page.keyboard.press('Shift')
    const box = await tile.boundingBox()
    if (box === null) throw new Error('the tile is not shown')
    const { x, y, width, height } = box
    const middles = {
      left: [x - 3, y + height / 2],
      right: [x + width + 3, y + height / 2],
      top: [x + width / 2, y - 3],
      bottom: [x + width / 2, y + height + 3],
    } as const
    for (const [side, [left, top]] of Object.entries(middles)) {
      const clip = { x: Math.round(left) - 1, y: Math.round(top) - 1, width: 3, height: 3 }
      const pixels = await sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .raw()
        .toBuffer()
      const colours = Array.from({ length: 9 }, (_, at) =>
        pixels.subarray(3 * at, 3 * at + 3).toString('hex'),
      )
      expect(colours, side).toContain(await hexOf(page, ring))
    }
  }
})

/** A colour of the stylesheet as six hexadecimal digits. */
function hexOf(page: Page, colour: string): Promise<string> {
  return page.evaluate((fillStyle) => {
    const drawing = new OffscreenCanvas(1, 1).getContext('2d')
    if (drawing === null) return ''
    drawing.fillStyle = fillStyle
    drawing.fillRect(0, 0, 1, 1)
    const [red, green, blue] = drawing.getImageData(0, 0, 1, 1).data
    return [red, green, blue].map((part = 0) => part.toString(16).padStart(2, '0')).join('')
  }, colour)
}

test('a photograph is reached in few steps: a row of filters or tabs is one tab stop', async ({
  memberPage: page,
  person,
}) => {
  const writer = await person('writer')
  await makePost(writer)
  const profile = `/user/other?id=${writer.id}`
  const tag = `/post/tag-filter?tag=${encodeURIComponent('蓝调')}&tab=photo`
  const settle = watchLoading(page)
  for (const path of ['/post/photo?sort=hot', '/post/photo?fMax=8&isoMax=6400', profile, tag]) {
    await page.goto(path)
    const first = page.locator('.photo-tile').first()
    await expect(first).toBeVisible()
    await settle()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await tabTo(page, first)).toBeLessThanOrEqual(7)
  }
  await page.goto('/post/photo')
  const filters = page.getByRole('toolbar', { name: '筛选' })
  const camera = filters.getByRole('button', { name: /^相机/ })
  await camera.focus()
  await page.keyboard.press('ArrowRight')
  await expect(filters.getByRole('button', { name: /^镜头/ })).toBeFocused()
  await page.keyboard.press('End')
  await expect(filters.getByRole('button', { name: /^排序/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio').nth(1)).toBeFocused()
})

test('a page loaded anew starts at its top, and going back to another one where it was left', async ({
  memberPage: page,
}) => {
  const offset = () => page.evaluate(() => Math.round(scrollY))
  await page.goto('/post/photo?sort=hot')
  await expect(page.locator('.photo-tile').first()).toBeVisible()
  await page.mouse.wheel(0, 120)
  await expect.poll(offset).toBe(120)
  await page.goto('/article')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await offset()).toBe(0)
  await page.goto('/post/photo?sort=hot')
  expect(await offset()).toBe(0)
  await page.goBack()
  await page.goBack()
  await expect.poll(offset).toBe(120)
})

test('a page in its own tab is closed at every width, another one is not', async ({
  memberPage: page,
  person,
}) => {
  const path = postPath(await makePost(await person('writer')))
  await page.goto(`${path}?noback=1`)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('banner').getByRole('button', { name: '关闭', exact: true })).toBeVisible()
  }
  await page.goto(path)
  await expect(page.getByRole('button', { name: '关闭', exact: true })).toHaveCount(0)
})

test.describe('beside the comments of a post', () => {
  test.beforeEach(async ({ memberPage: page, person }) => {
    const publishId = await makePost(await person('writer'))
    const { calls } = await person('neighbour')
    for (let comment = 0; comment < 12; comment += 1)
      await calls.call(NewPublish.Reply, {
        publishId,
        text: `第 ${comment} 条，看得久一点`,
        requestId: crypto.randomUUID(),
      })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(postPath(publishId))
  })

  test('the comment box stays at the lower edge, and one’s own comment comes into view', async ({
    memberPage: page,
  }) => {
    const box = page.getByLabel('写评论')
    await expect(box).toBeInViewport({ ratio: 1 })
    const panel = page.getByRole('complementary', { name: '作者与评论' })
    await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(box).toBeInViewport({ ratio: 1 })
    const text = `写在最后 ${Date.now()}`
    await box.fill(text)
    await page.getByRole('button', { name: '评论', exact: true }).last().click()
    const own = page.getByRole('listitem').filter({ hasText: text })
    await expect(own).toBeInViewport({ ratio: 1 })
    await own.getByRole('button', { name: '回复' }).click()
    await box.fill('自己补一句')
    await page.getByRole('button', { name: '评论', exact: true }).last().click()
    await expect(own.getByText('自己补一句')).toBeInViewport({ ratio: 1 })
  })

  test('the emotion picker opens over the page and leaves the text in sight', async ({
    memberPage: page,
  }) => {
    const box = page.getByLabel('写评论')
    await box.fill('很安静\n很安静\n很安静')
    await page.getByRole('button', { name: '表情' }).click()
    const picker = page.getByRole('group', { name: '表情' })
    await expect(picker).toBeInViewport({ ratio: 1 })
    await expect(box).toBeInViewport({ ratio: 1 })
    for (let press = 0; press < 3; press += 1) {
      // The box grows, and the picker follows it in a later frame.
      await expect
        .poll(async () => {
          const [above, below] = await Promise.all([picker.boundingBox(), box.boundingBox()])
          return above === null || below === null ? Infinity : above.y + above.height - below.y
        })
        .toBeLessThanOrEqual(0)
      await box.press('Control+End')
      await box.press('Enter')
    }
    await page.keyboard.press('Escape')
    await expect(picker).toHaveCount(0)
    await expect(box).toBeFocused()
  })

  test('the chosen emotion shows its count as legibly as its name', async ({ memberPage: page }) => {
    const emotions = page.getByRole('group', { name: '表态' })
    await emotions.getByRole('button').first().click()
    const chosen = emotions.getByRole('button', { pressed: true })
    await expect(chosen).toHaveText(/1$/)
    const colours = await chosen.evaluate((element) => {
      const count = element.querySelector('span')
      return count === null ? [] : [getComputedStyle(count).color, getComputedStyle(element).color]
    })
    expect(colours[0]).toBe(colours[1])
  })
})
