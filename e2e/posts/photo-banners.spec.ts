import { expect, test } from '../support/fixtures.ts'

test('banners of the page of photographs stand between its rows, where a phone shows them too', async ({
  page,
}) => {
  const banner = page
    .getByRole('region', { name: '推荐' })
    .getByRole('link', { name: '同一档光圈，两支镜头并排比' })
  for (const [width, height] of [
    [390, 800],
    [768, 800],
    [1440, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/post/photo')
    // The first screen begins with photographs, and ends with them: until the next page fills the row below, there are
    // no banners.
    await expect(page.locator('.photo-tile').first()).toBeInViewport()
    await expect(page.locator('.wall-banners:not(:has(+ .photo-wall-row))')).toHaveCount(0)
    await page.setViewportSize({ width, height: 2 * height })
    await expect(banner).toHaveCount(1)
    const top = await banner.evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(height / 2)
    expect(top).toBeLessThan(height * 2)
    await expect(page.locator('.wall-banners + .photo-wall-row')).toHaveCount(1)
    const [above, below] = await banner.evaluate((element) => {
      const row = element.closest('section')
      return [row?.previousElementSibling, row?.nextElementSibling].map((one) => {
        const box = one?.getBoundingClientRect()
        const own = row?.getBoundingClientRect()
        return box === undefined || own === undefined
          ? NaN
          : Math.max(own.top - box.bottom, box.top - own.bottom)
      })
    })
    // Its height is the one that the wall counts with.
    expect([above, below]).toEqual(
      [width === 390 ? 4 : 8, width === 390 ? 4 : 8].map((gap) => expect.closeTo(gap, 0)),
    )
  }
  await banner.scrollIntoViewIfNeeded()
  await banner.click()
  await expect(page).toHaveURL(/\/post\/lens-compare$/)
  await page.goto('/post/photo?fMax=2')
  await expect(page.locator('.photo-tile').first()).toBeVisible()
  await expect(banner).toHaveCount(0)
})
