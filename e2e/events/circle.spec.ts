import { PhotographyGroup } from '@guangquan/contract'
import { circleLimits } from '@guangquan/contract/circle/circle.words'
import type { Page } from '@playwright/test'
import { expectValidScreen } from '../support/accessible.ts'
import { changeMember } from '../support/change-member.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import { makePost } from '../support/make-post.ts'
import { expectToast } from '../support/page-record.ts'
import { photoFile } from '../support/photo-file.ts'
import { tabTo } from '../support/tab-to.ts'

const summary = '高山、冰川与凌晨四点的头灯，只发自己走上去拍的照片'

async function next(page: Page) {
  await page.getByRole('button', { name: '下一步' }).click()
}

/** Goes through the steps of creating a circle; the draft survives a reload on the way. */
async function createCircle(page: Page, title: string) {
  await page.goto('/user/circle/create')
  await page.getByRole('link', { name: '开始创建' }).click()
  await next(page)
  await expect(page.getByText('名称要 2–16 个字')).toBeVisible()
  await page.getByLabel('圈子名称').fill(title)
  await next(page)
  await page.getByLabel('圈子简介').fill(summary)
  await page.reload()
  await expect(page.getByLabel('圈子简介')).toHaveValue(summary)
  await next(page)
  const cover = await photoFile('cover.jpg', { ...circleLimits.cover, hue: 200 })
  await page.getByLabel('封面文件').setInputFiles(cover)
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('img', { name: '圈子封面' })).toBeVisible()
  await next(page)
  await page.getByRole('checkbox').first().check()
  await next(page)
  await page.getByLabel('给申请人的一个问题').fill('你爬过最高的山是哪一座？')
  await expectToast(page, '已提交，等待审核', () => page.getByRole('button', { name: '提交审核' }).click())
  await expect(page).toHaveURL('/user/circle/2')
}

// 25 s: an owner, a member of staff and an applicant, each in a window of their own.
test('a circle from its creation over an application to a post that becomes essence', async ({
  openAs,
  person,
  page: desk,
  baseURL,
}) => {
  const [owner, applicant] = [await person('writer'), await person('member')]
  await changeMember({ kind: 'level', memberId: owner.id, level: 4 })
  for (let n = 0; n < circleLimits.minPosts; n++) await makePost(owner, { hue: n * 60 })
  const title = `雪线以上${owner.name.slice(-4)}`
  const page = await openAs('writer')
  await createCircle(page, title)
  await expect(page.getByText('待审核', { exact: true })).toBeVisible()

  await signedInStaff({ page: desk, baseURL })
  await desk.goto('/console/circles?waits=1')
  await desk.getByRole('link', { name: title }).click()
  await expect(desk.getByText('新圈子等待审核')).toBeVisible()
  await expectValidScreen(desk, 'a circle in the console')
  await desk.getByRole('button', { name: '通过', exact: true }).click()
  const asked = desk.getByRole('dialog', { name: /^通过新圈子/ })
  await asked.getByLabel('原因').fill('资料齐全')
  await asked.getByRole('button', { name: '通过' }).click()
  await expect(desk.getByText('新圈子等待审核')).toBeHidden()
  await expect(desk.getByRole('region', { name: '圈子的全部记录' })).toContainText('圈子通过审核')

  const theirs = await openAs('member')
  await page.goto('/user/notice/4')
  await page.getByRole('link', { name: new RegExp(`${title}.*已通过审核`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await theirs.goto(page.url())
  await theirs.getByRole('button', { name: `申请加入${title}` }).click()
  const dialog = theirs.getByRole('dialog', { name: `申请加入「${title}」` })
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(dialog.getByText('请回答圈主的问题')).toBeVisible()
  await expectValidScreen(theirs, 'an application with errors')
  await dialog.getByLabel('申请理由').fill('周末常去雪山，想和大家一起走')
  await dialog.getByLabel(/^圈主的问题/).fill('四姑娘山大峰')
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(theirs.getByRole('button', { name: /^待审核/ })).toBeVisible()

  await page.getByRole('link', { name: /^管理/ }).click()
  const application = page.getByRole('article', { name: `${applicant.name}的申请` })
  await expect(application.getByText('四姑娘山大峰')).toBeVisible()
  await expectValidScreen(page, 'an application')
  await expectToast(page, `已通过 ${applicant.name}`, () =>
    application.getByRole('button', { name: '通过，看下一位' }).click(),
  )
  await expect(page.getByText('没有等待审核的申请')).toBeVisible()

  await theirs.goto('/user/release')
  await theirs.getByLabel('选择照片').setInputFiles(await photoFile('snow.jpg', { hue: 220 }))
  await theirs.getByRole('button', { name: /^摄影圈/ }).click()
  await theirs.getByRole('button', { name: title }).click()
  await theirs.getByRole('button', { name: '发布 1 张照片' }).click()
  await theirs.getByRole('link', { name: title }).first().click()
  await expect(theirs.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.getByRole('link', { name: '回到圈子' }).click()
  await page.getByRole('link', { name: '看列表' }).click()
  // The list may have been read before the post was there.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: '圈子管理' })).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.getByRole('button', { name: '圈子管理' }).click()
  await expectToast(page, '已加精', () => page.getByRole('menuitem', { name: '加精' }).click())
  await page.getByRole('link', { name: '精华' }).click()
  await expect(page).toHaveURL(/tab=essence/)
  await expect(page.getByRole('main').getByText(applicant.name).first()).toBeVisible()
  const passed = new RegExp(`${title}」的申请已通过`)
  await expect(theirs.getByRole('complementary', { name: '新通知' })).toContainText(passed)
  await theirs.goto('/user/notice/4')
  await expect(theirs.getByText(/在圈子里被加精/)).toBeVisible()
  await expect(theirs.getByRole('main').getByText(passed)).toBeVisible()
  await expect(theirs.getByRole('complementary', { name: '新通知' })).toHaveCount(0)
})

test('an owner runs a circle by keyboard: refuses with a reason, takes back, passes, mutes', async ({
  openAs,
  person,
}) => {
  const [owner, first, second] = [await person('mailbox'), await person('member'), await person('neighbour')]
  const id = await changeMember({ kind: 'circle', ownerId: owner.id })
  for (const { calls } of [first, second]) {
    await calls.call(PhotographyGroup.MemberApply, {
      id,
      reason: '想和大家一起拍胶片',
      requestId: crypto.randomUUID(),
    })
  }
  const page = await openAs('mailbox')
  await page.goto(`/user/circle/manage/${id}`)
  const of = (name: string) => page.getByRole('article', { name: `${name}的申请` })
  await expect(of(first.name)).toBeVisible()
  await page.keyboard.press('j')
  await expect(of(second.name)).toBeVisible()
  await page.keyboard.press('k')
  await page.keyboard.press('1')
  await expect(page.getByRole('textbox', { name: '拒绝理由' })).not.toHaveValue('')
  // At once: it can be taken back for ten seconds.
  await expectToast(page, `已拒绝 ${first.name}`, () => page.keyboard.press('r'))
  await expectToast(page, '已撤销', () => page.keyboard.press('z'))
  await expect(page.getByRole('button', { name: new RegExp(first.name) })).toBeVisible()
  // Keys are passed over while the last decision is on its way.
  const pass = (name: string) => of(name).getByRole('button', { name: '通过，看下一位' })
  await expect(pass(second.name)).toBeEnabled()
  await expectToast(page, `已拒绝 ${second.name}`, () => page.keyboard.press('r'))
  await expect(pass(first.name)).toBeEnabled()
  await expectToast(page, `已通过 ${first.name}`, () => page.keyboard.press('p'))
  await expect(page.getByText('没有等待审核的申请')).toBeVisible()

  await page.goto(`/user/circle/members/${id}`)
  await tabTo(page, page.getByRole('button', { name: `管理${first.name}` }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  const mute = page.getByRole('menuitem', { name: '禁言 7 天' })
  for (let presses = 0; presses < 10 && !(await isFocused(mute)); presses++) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `禁言 ${first.name} 7 天？` })
  await expect(dialog).toBeVisible()
  await expectValidScreen(page, 'muting a member')
  await tabTo(page, dialog.getByRole('textbox', { name: /^原因/ }))
  await page.keyboard.type('发布广告')
  await tabTo(page, dialog.getByRole('button', { name: '禁言' }))
  await expectToast(page, '已禁言 7 天', () => page.keyboard.press('Enter'))
  await expect(page.getByText(/禁言到/)).toBeVisible()
  const { items } = PhotographyGroup.GetUserPhotographyGroupList.output.parse(
    await second.calls.call(PhotographyGroup.GetUserPhotographyGroupList, { tab: 1 }),
  )
  expect(items.map((circle) => circle.id)).not.toContain(id)
})

const isFocused = (one: ReturnType<Page['getByRole']>) =>
  one.evaluate((element) => element === document.activeElement)
