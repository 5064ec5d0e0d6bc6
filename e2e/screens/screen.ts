import { expect, type Page } from '@playwright/test'

/** A screen of the site in one of its states. */
export interface Screen {
  name: string
  open: (page: Page) => Promise<void>
}

/** A page once its content has loaded. */
export const at = (path: string): Screen => ({
  name: path,
  open: async (page) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(/^正在(?:加载|画)/)).toHaveCount(0)
  },
})

export const post: Screen = {
  name: '/post/detail/{id}',
  open: async (page) => {
    await page.goto('/post/photo?sort=hot')
    await page.goto((await page.locator('.photo-tile').first().getAttribute('href')) ?? '')
  },
}

export const article: Screen = {
  name: '/post/article-detail/{id}',
  open: async (page) => {
    await page.goto('/article?source=official')
    await page.goto((await page.locator('.article-tile').first().getAttribute('href')) ?? '')
    await expect(page.getByRole('region', { name: '接着读' })).toBeVisible()
  },
}

/** A page that a list leads to. */
export const opened = (name: string, list: string, link: string, text: string | RegExp): Screen => ({
  name,
  open: async (page) => {
    await page.goto(list)
    await page.goto((await page.locator(link).first().getAttribute('href')) ?? '')
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  },
})

/** A lottery of the demonstration. @param text something that its page says */
export const lottery = (title: string, text: string): Screen => ({
  name: `/activity/lotterypublic/{id} ${title}`,
  open: async (page) => {
    await page.goto('/activity/lottery?tab=all')
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  },
})

/** A page of a contest of the demonstration. @param to the page, by the id @param text something that it says */
export const contest = (
  name: string,
  title: string,
  text: string | RegExp,
  to: (id: string) => string = (id) => `/activity/match/${id}`,
): Screen => ({
  name,
  open: async (page) => {
    await page.goto('/activity?tab=contest')
    const href = (await page.getByRole('link', { name: title }).getAttribute('href')) ?? ''
    await page.goto(to(/[\da-f-]{36}/.exec(href)?.[0] ?? ''))
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  },
})

/** The wall of an exhibition of the demonstration that is on view. @param action what a visitor does there */
export const onWall = (
  name: string,
  title: string,
  action: (page: Page) => Promise<void> = async () => {},
): Screen => ({
  name,
  open: async (page) => {
    await page.goto('/more/onlinegallery')
    await page.getByRole('region', { name: title }).getByRole('link', { name: '走进展厅' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByText('第一室').first()).toBeVisible()
    await action(page)
  },
})
