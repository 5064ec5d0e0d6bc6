import { NewPublish, UserInfo } from '@guangquan/contract'
import sharp from 'sharp'
import { expectValidScreen } from '../support/accessible.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import { makePost, Published } from '../support/make-post.ts'
import { photoFile } from '../support/photo-file.ts'

test('a moderator decides by keys, takes a decision back and decides several at once', async ({
  page,
  baseURL,
  person,
}) => {
  const [writer, neighbour] = [await person('writer'), await person('neighbour')]
  for (const hue of [20, 140, 260]) {
    const targetId = await makePost(writer, { hue, text: `待审 ${hue}` })
    await neighbour.calls.call(NewPublish.UserReport, {
      reportType: 1,
      targetId,
      reason: 3,
      requestId: crypto.randomUUID(),
    })
  }
  await signedInStaff({ page, baseURL })
  await page.goto('/console/review?kind=post')
  const queue = page.getByRole('region', { name: '等待审核' })
  const mine = queue.getByRole('link', { name: new RegExp(writer.name) })
  const status = page.getByRole('status').filter({ hasText: '撤销' })
  await expect(mine).toHaveCount(3)
  // A phone shows the queue alone until a case is chosen.
  const viewport = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: '回到列表' })).toBeHidden()
  await expect(page.getByText('从左边选一项')).toBeHidden()
  await expectValidScreen(page, 'the queue of reviews')
  await page.setViewportSize(viewport)
  await mine.filter({ hasText: '待审 20' }).click()
  const shown = page.getByRole('article')
  await expect(shown.getByText('待审 20')).toBeVisible()
  await expect(shown.getByText('举报', { exact: true })).toBeVisible()
  await expectValidScreen(page, 'review')

  const bar = page.getByRole('toolbar', { name: '处理' })
  await expect(bar.getByRole('button', { name: '驳回' })).toBeEnabled()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: '驳回' })
  await expect(dialog.getByRole('button', { name: '图片或文字里有广告' })).toBeFocused()
  await page.keyboard.press('1')
  await expect(status).toContainText('已驳回 1 项')
  await expect(mine).toHaveCount(2)
  await expect(page).not.toHaveURL(/case=$/)
  await page.keyboard.press('u')
  await expect(mine).toHaveCount(3)
  await expect(shown.getByText('待审 20')).toBeVisible()

  for (const check of await queue.getByRole('checkbox', { name: `选中${writer.name}的作品` }).all()) {
    await check.check()
  }
  await expect(bar).toContainText('选中的 3 项')
  await bar.getByRole('button', { name: '通过' }).click()
  await expect(status).toContainText('已通过 3 项')
  await expect(mine).toHaveCount(0)
})

test('a mask that was made is not lost by passing: the desk asks, and uses it', async ({
  page,
  baseURL,
  person,
}) => {
  const [writer, neighbour] = [await person('writer'), await person('neighbour')]
  const targetId = await makePost(writer, { hue: 200, text: '路人的脸' })
  const report = { reportType: 1, targetId, reason: 3, requestId: crypto.randomUUID() }
  await neighbour.calls.call(NewPublish.UserReport, report)
  await signedInStaff({ page, baseURL })
  await page.goto('/console/review?kind=post')
  const mine = page
    .getByRole('region', { name: '等待审核' })
    .getByRole('link', { name: new RegExp(writer.name) })
  await mine.click()
  const shown = page.getByRole('article')
  await shown.getByRole('button', { name: '给这张打码' }).click()
  const masking = page.getByRole('dialog', { name: '打码' })
  await masking.getByRole('button', { name: '加一处' }).click()
  await masking.getByRole('button', { name: '看打码后的样子' }).click()
  await masking.getByRole('button', { name: '采用' }).click()
  await expect(shown.getByText('选「打码」以后替换')).toBeVisible()

  const bar = page.getByRole('toolbar', { name: '处理' })
  const question = page.getByRole('dialog', { name: '打好的码还没有用上' })
  await bar.getByRole('button', { name: '驳回' }).click()
  await expect(question).toContainText('打好的码不再保留')
  await question.getByRole('button', { name: '先不处理' }).click()
  await expect(question).toBeHidden()
  await expect(shown.getByText('选「打码」以后替换')).toBeVisible()

  await bar.getByRole('button', { name: '通过' }).click()
  await expect(question).toContainText('公开的是没有打码的原图')
  await question.getByRole('button', { name: '打码后通过' }).click()
  await page
    .getByRole('dialog', { name: '打码' })
    .getByRole('group', { name: '原因' })
    .getByRole('button', { disabled: false })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: '撤销' })).toContainText('已打码 1 项')
  await expect(mine).toHaveCount(0)
})

test('a club card is seen in full with a reason only, and bound by a decision', async ({
  page,
  baseURL,
  person,
}) => {
  const member = await person('member')
  const clubCardNo = `E2E${Date.now()}`
  await member.calls.call(UserInfo.BindClub, {
    clubCardNo,
    realName: '林小满',
    phone: '13800130009',
    requestId: crypto.randomUUID(),
  })
  await signedInStaff({ page, baseURL })
  await page.goto('/console/review?kind=card')
  await page.getByRole('region', { name: '等待审核' }).getByRole('link', { name: member.name }).click()
  const shown = page.getByRole('article')
  await expect(shown.getByText('已遮挡').first()).toBeVisible()
  await expect(shown.getByText(clubCardNo)).toHaveCount(0)
  await shown.getByRole('button', { name: '查看完整信息' }).click()
  const dialog = page.getByRole('dialog', { name: '查看会员卡的完整信息' })
  await dialog.getByLabel('原因').fill('与俱乐部名单核对')
  await dialog.getByRole('button', { name: '查看' }).click()
  await expect(shown.getByText(clubCardNo)).toBeVisible()
  await expect(shown.getByText('林小满')).toBeVisible()
  await page.getByRole('toolbar', { name: '处理' }).getByRole('button', { name: '通过' }).click()
  await expect(page.getByRole('status').filter({ hasText: '撤销' })).toContainText('已通过 1 项')
})

test('a near copy waits beside the photograph that it looks like', async ({ page, baseURL, person }) => {
  const [first, copier] = [await person('writer'), await person('neighbour')]
  const file = await photoFile('photo.jpg')
  const mirrored = { ...file, buffer: await sharp(file.buffer).flop().jpeg({ quality: 70 }).toBuffer() }
  const publish = async (who: typeof first, photo: typeof file, title: string) => {
    const pictures = [{ fileId: await who.calls.upload(1, photo) }]
    const requestId = crypto.randomUUID()
    return Published.parse(
      await who.calls.call(NewPublish.Publish, { publishType: 1, title, pictures, requestId }),
    )
  }
  await publish(first, file, '雾里的栈桥')
  expect(await publish(copier, mirrored, '我的栈桥')).toMatchObject({ status: 1 })

  await signedInStaff({ page, baseURL })
  await page.goto('/console/review?kind=post')
  const queue = page.getByRole('region', { name: '等待审核' })
  await queue.getByRole('link', { name: new RegExp(copier.name) }).click()
  const pair = page.getByRole('region', { name: '很像的照片' })
  await expect(pair.getByText(/相似度 (9\d|100)% · 左右镜像/)).toBeVisible()
  await expect(pair.getByRole('figure', { name: '更早发布的照片' })).toContainText('雾里的栈桥')
  await expect(pair.getByRole('figure', { name: '更早发布的照片' })).toContainText(first.name)
  await expect(pair.getByRole('figure', { name: '待审核的照片' })).toContainText(copier.name)
  for (const picture of await pair.getByRole('img', { name: /发布$/ }).all())
    await expect(picture).toHaveJSProperty('complete', true)
  await expectValidScreen(page, 'a near copy in review')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(pair.getByRole('figure', { name: '待审核的照片' })).toBeVisible()
  await expectValidScreen(page, 'a near copy in review on a phone')
})
