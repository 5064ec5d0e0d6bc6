import type { Page } from '@playwright/test'

/** A screen of the site in one of its states. */
export interface Screen {
  name: string
  open: (page: Page) => Promise<void>
}

export const at = (path: string): Screen => ({
  name: path,
  open: async (page) => {
    await page.goto(path)
  },
})

export const post: Screen = {
  name: '/post/detail/{id}',
  open: async (page) => {
    await page.goto('/post/photo?sort=hot')
    await page.goto((await page.locator('.photo-tile').first().getAttribute('href')) ?? '')
  },
}
