import type { Page } from '@playwright/test'
import { findNewest } from '../support/find-newest.ts'
import { expect, test } from '../support/fixtures.ts'
import { unfold } from '../support/unfold.ts'
import { withoutAutosave } from '../support/without-autosave.ts'

test('a vote is started, answered, changed, moved to the recycle bin and restored', async ({
  memberPage: page,
  openAs,
}) => {
  const title = `封面选哪张 ${Date.now()}`
  await page.goto('/user/release/vote')
  await page.getByLabel('题目').fill(title)
  await page.getByLabel('选项 1', { exact: true }).fill('晨雾')
  await page.getByLabel('选项 2', { exact: true }).fill('日落')
  await unfold(page, '主题')
  await page.getByRole('button', { name: '风光', exact: true }).click()
  await unfold(page, '地点')
  await page.getByLabel('地点').fill('嵊泗')
  const remove = page.getByRole('button', { name: /^删除选项/ })
  await expect(remove).toHaveCount(0)
  await page.getByRole('button', { name: '添加选项' }).click()
  await expect(remove).toHaveCount(3)
  await page.getByRole('button', { name: '发起投票' }).click({ force: true })
  await expect(page.getByText('每个选项都要写上文字').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: '删除选项 3' }).click()
  await page.getByRole('button', { name: '发起投票' }).click()
  await expect(page).toHaveURL(/\/post\/detail\//)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await expect(page.getByText('嵊泗').first()).toBeVisible()
  await page.getByRole('radio', { name: '晨雾' }).check({ force: true })
  await page.getByRole('button', { name: '投票', exact: true }).click()
  await expect(page.getByText('100%')).toBeVisible()
  await expect(page.getByText('1 人参与')).toBeVisible()
  await page.getByRole('button', { name: '改票' }).click()
  await page.getByRole('radio', { name: '日落' }).check({ force: true })
  await page.getByRole('button', { name: '投票', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '日落' })).toContainText('100%')

  const emotions = page.getByRole('group', { name: '表态' })
  await emotions.getByRole('button', { name: /惊艳/ }).click()
  await expect(emotions.getByRole('button', { name: /惊艳/ })).toHaveAttribute('aria-pressed', 'true')

  const visitor = await openAs('visitor')
  const card = await findNewest(visitor, title)
  await expect(card.getByText('投票后可见结果')).toBeVisible()
  await expect(card.getByText('100%')).toHaveCount(0)

  await page.getByRole('button', { name: /^分享/ }).first().click()
  const poster = page.getByRole('img', { name: /分享海报/ })
  await expect(poster).toBeVisible()
  await page.keyboard.press('Escape')
  // Closing goes back in the history, which would abort another navigation.
  await expect(poster).toBeHidden()

  await page.goto('/user/release-list?tab=vote')
  await page.getByRole('button', { name: `《${title}》的更多操作` }).click()
  await page.getByRole('menuitem', { name: '编辑' }).click()
  await page.getByLabel('说明').fill('补一句：印成明信片。')
  await page.getByRole('button', { name: '保存修改' }).click()
  await expect(page.getByText('补一句：印成明信片。')).toBeVisible()

  await page.goto('/user/release-list?tab=vote')
  await page.getByRole('button', { name: `《${title}》的更多操作` }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByText(title)).toHaveCount(0)
  await page.goto('/user/release-list?tab=bin')
  const binned = page.getByRole('listitem').filter({ hasText: title })
  await binned.getByRole('button', { name: '恢复' }).click()
  await expect(binned).toHaveCount(0)
  await page.goto('/user/release-list?tab=vote')
  await expect(page.getByText(title)).toBeVisible()
})

test('a draft of a vote is listed among the drafts', async ({ memberPage: page }) => {
  const title = `还没想好 ${Date.now()}`
  await page.goto('/user/release/vote')
  await page.getByLabel('题目').fill(title)
  await page.getByRole('button', { name: '存草稿' }).last().click()
  await expect(page.getByText('草稿已保存').first()).toBeVisible()
  await page.goto('/user/release-list?tab=draft')
  const draft = page.getByRole('listitem').filter({ hasText: title })
  await draft.getByRole('link', { name: '继续写' }).click()
  await expect(page.getByLabel('题目')).toHaveValue(title)
  await page.goto('/user/release-list?tab=draft')
  await draft.getByRole('button', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect(draft).toHaveCount(0)
})

async function expectDraftAfterReload(page: Page, title: string): Promise<void> {
  await expect(page.getByLabel('题目')).toHaveValue(title)
  await page.reload()
  await expect(page.getByLabel('题目')).toHaveValue(title)
}

test('a draft that was changed in another tab is not overwritten: both are stored, and one that was deleted is stored anew', async ({
  memberPage: page,
}) => {
  const title = `两个窗口 ${Date.now()}`
  const question = (of: typeof page) => of.getByLabel('题目')
  const save = (of: typeof page) => of.getByRole('button', { name: '存草稿' }).last().click()
  await withoutAutosave(page.context())
  await page.goto('/user/release/vote')
  await question(page).fill(title)
  await save(page)
  await expect(page.getByText('草稿已保存').first()).toBeVisible()

  const other = await page.context().newPage()
  await other.goto('/user/release-list?tab=draft')
  const drafts = other.getByRole('listitem').filter({ hasText: title })
  await drafts.getByRole('link', { name: '继续写' }).click()
  await expect(question(other)).toHaveValue(title)
  await question(other).fill(`${title} 乙`)
  await save(other)
  await expect(other.getByText('草稿已保存').first()).toBeVisible()

  await question(page).fill(`${title} 甲`)
  await save(page)
  const choice = page.getByRole('alertdialog', { name: '这份草稿在别处改过' })
  await choice.getByRole('button', { name: '打开另一份' }).click()
  await expect(question(page)).toHaveValue(`${title} 乙`)
  await other.goto('/user/release-list?tab=draft')
  await expect(drafts).toHaveCount(2)

  await drafts.filter({ hasText: '乙' }).getByRole('button', { name: '删除' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect(drafts).toHaveCount(1)
  await question(page).fill(`${title} 丙`)
  await save(page)
  await expect(page.getByText(/原来的草稿已经发布或删除，已存成新的草稿/)).toBeVisible()
  await other.reload()
  await expect(drafts.filter({ hasText: '丙' })).toHaveCount(1)

  // The address follows: after a reload the form continues the draft that it stored last.
  await expectDraftAfterReload(page, `${title} 丙`)
  await drafts.filter({ hasText: '丙' }).getByRole('link', { name: '继续写' }).click()
  await question(other).fill(`${title} 丁`)
  await save(other)
  await expect(other.getByText('草稿已保存').first()).toBeVisible()
  await question(page).fill(`${title} 戊`)
  await save(page)
  const address = page.url()
  await choice.getByRole('button', { name: '在这里继续写' }).click()
  await expect(page).not.toHaveURL(address)
  await expectDraftAfterReload(page, `${title} 戊`)
})
