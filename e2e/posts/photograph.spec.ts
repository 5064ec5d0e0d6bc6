import { expect, test } from '../support/fixtures.ts'
import { nextFrames } from '../support/next-frames.ts'
import { photoFile } from '../support/photo-file.ts'
import { expectToast } from '../support/page-record.ts'
import { unfold } from '../support/unfold.ts'

test('photographs are published with their author’s data, and critiqued on the picture', async ({
  memberPage: page,
  openAs,
  person,
}) => {
  const critic = (await person('neighbour')).name
  const title = `三脚架上的清晨 ${Date.now()}`
  await page.goto('/user/release')
  await page
    .getByLabel('选择照片')
    .setInputFiles([
      await photoFile('one.jpg', { width: 2400, height: 1600 }),
      await photoFile('two.jpg', { hue: 200, exif: false }),
    ])
  await expect(page.getByRole('button', { name: '发布 2 张照片' })).toBeEnabled()

  await unfold(page, '拍摄信息')
  const gear = page.getByRole('region', { name: '拍摄信息' })
  await gear.getByRole('button', { name: '显示哪些' }).click()
  await gear.getByLabel('显示相机').uncheck()
  await gear.getByRole('button', { name: '修改' }).click()
  await gear.getByLabel('光圈').fill('一点八')
  await gear.getByLabel('光圈').blur()
  await expect(gear.getByText('f/0.5 到 f/64')).toBeVisible()
  await gear.getByLabel('光圈').fill('f/5.6')
  await gear.getByLabel('胶片').fill('Kodak Portra 400')
  await gear.getByLabel('镜头类型').selectOption('转接镜头')
  await expect(gear.getByText('光圈　手动')).toBeVisible()
  await unfold(page, '许可与水印')
  const rights = page.getByRole('region', { name: '许可与水印' })
  await rights.getByLabel('许可').selectOption({ label: 'CC BY 4.0　署名' })
  await rights.getByLabel('水印').selectOption({ label: '右下角署名' })
  await rights.getByRole('button', { name: '用到全部照片' }).click()
  await page.getByLabel('作品标题').fill(title)
  await unfold(page, '相册')
  await page.getByRole('button', { name: '新建相册' }).click()
  await page.getByLabel('相册名').fill(`清晨 ${Date.now()}`.slice(0, 20))
  await page.getByRole('button', { name: '建好' }).click()
  await expect(page.getByRole('button', { name: /^清晨/, pressed: true })).toBeVisible()
  await unfold(page, 'AI 使用')
  await page.getByLabel('AI 使用').selectOption('AI 辅助修图')
  await page.getByLabel(/^求点评/).check()
  await page.getByRole('button', { name: '发布 2 张照片' }).click()
  await expect(page).toHaveURL(/\/post\/detail\//)

  await expect(page.getByText('作者声明：AI 辅助修图')).toBeVisible()
  await expect(page.getByText('曝光　手动填写')).toBeVisible()
  await expect(page.getByText('Kodak Portra 400')).toBeVisible()
  await expect(page.getByRole('link', { name: /^CC BY 4.0/ })).toHaveAttribute('href', /licenses\/by\/4\.0/)

  const reader = await openAs('neighbour')
  await reader.goto(page.url())
  await expect(reader.getByText('澄光 C1 Pro')).toHaveCount(0)
  await reader.getByRole('button', { name: '作者求点评，圈一处说说' }).click()
  const viewer = reader.getByRole('dialog', { name: '查看大图' })
  await viewer.getByRole('button', { name: '圈一处写点评' }).click()
  const frame = viewer.getByRole('application', { name: /^圈出的地方，中央/ })
  await frame.focus()
  for (let press = 0; press < 16; press++) await reader.keyboard.press('ArrowRight')
  for (let press = 0; press < 16; press++) await reader.keyboard.press('ArrowUp')
  for (let press = 0; press < 5; press++) await reader.keyboard.press('Shift+ArrowLeft')
  await expect(viewer.getByRole('application', { name: /^圈出的地方，右上/ })).toBeFocused()
  await viewer.getByRole('button', { name: '曝光', exact: true }).click()
  await viewer.getByLabel('点评', { exact: true }).last().fill('天空再压半档，云的层次会出来')
  await viewer.getByRole('button', { name: '发出点评' }).click()
  await expect(viewer.getByRole('button', { name: `点评 1，曝光，右上，${critic}` })).toBeVisible()
  await reader.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  await page.reload()
  await page.getByRole('button', { name: '看点评' }).click()
  const own = page.getByRole('dialog', { name: '查看大图' })
  await own.getByRole('button', { name: `点评 1，曝光，右上，${critic}` }).click()
  await expectToast(page, '已标为有帮助', () => own.getByRole('button', { name: '有帮助' }).click())
  await expect(own.getByRole('button', { name: '有帮助', pressed: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await reader.reload()
  await expect(reader.getByText('作者觉得有帮助').first()).toBeVisible()

  // Existing critiques stay visible when no more are asked for.
  await expectToast(page, '已结束求点评', () => page.getByRole('button', { name: '结束求点评' }).click())
  await reader.reload()
  await reader.getByRole('button', { name: '看点评' }).click()
  await expect(viewer.getByRole('button', { name: `点评 1，曝光，右上，${critic}` })).toBeVisible()
  await expect(viewer.getByRole('button', { name: '圈一处写点评' })).toHaveCount(0)
})

test('the viewer zooms to 100 %, draws a histogram, goes through the strip and returns the focus', async ({
  memberPage: page,
}) => {
  // A window smaller than any photograph of the demonstration.
  await page.setViewportSize({ width: 800, height: 600 })
  await page.goto('/post/photo?sort=hot')
  const several = page.locator('.photo-tile:has(.photo-tile-badge)').first()
  await page.goto((await several.getAttribute('href')) ?? '')
  const open = page.getByRole('button', { name: '查看大图' })
  await open.click()
  const viewer = page.getByRole('dialog', { name: '查看大图' })
  const stage = viewer.getByRole('group', { name: /^第 1 张/ })
  const width = async () => (await stage.getByRole('img').first().boundingBox())?.width ?? 0
  // The viewer is still opening.
  const isAtRest = async () => {
    const before = await width()
    await nextFrames(page, 2)
    return before > 0 && before === (await width())
  }
  await expect.poll(isAtRest).toBe(true)
  const fitted = await width()
  await page.keyboard.press('1')
  await expect(viewer.getByRole('button', { name: /^当前 100%/ })).toBeVisible()
  const natural = () =>
    stage
      .getByRole('img')
      .first()
      .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
  // A larger copy may still be on its way.
  await expect.poll(natural).toBeGreaterThan(fitted)
  await expect.poll(async () => Math.abs((await width()) - (await natural()))).toBeLessThan(5)
  await page.keyboard.press('0')
  await expect.poll(width).toBeCloseTo(fitted, 0)

  await page.keyboard.press('h')
  await expect(viewer.getByRole('img', { name: /暗部溢出.*高光溢出/ })).toBeVisible()
  await viewer.getByLabel('标出溢出的地方').check()
  await page.keyboard.press('i')
  await expect(viewer.getByRole('region', { name: '拍摄参数' })).toContainText('许可')
  await page.keyboard.press('b')
  await expect(viewer.getByRole('button', { name: '背景：深灰' })).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('group', { name: /^第 2 张/ })).toBeVisible()
  await expect(viewer.getByRole('status').filter({ hasText: '第 2 张' })).toBeAttached()
  const filled = () => page.evaluate(() => document.fullscreenElement?.className ?? '')
  await page.keyboard.press('f')
  await expect.poll(filled).toBe('viewer-layout')
  await page.keyboard.press('Escape')
  await expect.poll(filled).toBe('')
  await viewer.getByRole('button', { name: '全屏' }).click()
  await expect(viewer.getByRole('button', { name: '退出全屏' })).toBeVisible()
  await page.keyboard.press('f')
  await expect(viewer.getByRole('button', { name: '全屏', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(open).toBeFocused()
})
