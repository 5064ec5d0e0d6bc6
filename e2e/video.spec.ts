import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { deletePost } from './publish-photo.ts'
import { videoFile } from './video-file.ts'

const player = (page: Page) => page.getByRole('region', { name: /^视频播放器/ })
const at = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

test('a member publishes a video of a minute and a visitor watches it', async ({
  memberPage: page,
  openAs,
}) => {
  test.setTimeout(150_000)
  const title = `一分钟的颜色 ${Date.now()}`
  await page.goto('/user/release/video')
  await page.getByLabel('选择视频').setInputFiles(await videoFile('DSC_0001.MP4', { seconds: 60 }))
  await page.getByLabel('视频标题').fill(title)
  await page.getByLabel('说点什么').fill('测试画面，从头走到尾。')
  await page.getByLabel('选择字幕文件').setInputFiles({
    name: 'lines.srt',
    mimeType: 'application/x-subrip',
    buffer: Buffer.from('1\n00:00:00,500 --> 00:00:58,000\n颜色在走\n'),
  })
  await expect(page.getByText('已加入 1 行字幕')).toBeVisible()
  await page.getByRole('radio', { name: '第 5 个画面' }).check({ force: true, timeout: 60_000 })
  await expect(page.getByRole('img', { name: '封面预览' })).toBeVisible()
  await page.getByRole('button', { name: '发布视频' }).click()
  await expect(page).toHaveURL(/\/post\/video-detail\//, { timeout: 15_000 })
  await expect(page.getByRole('button', { name: '播放' })).toBeVisible({ timeout: 90_000 })

  const visitor = await openAs('visitor')
  await visitor.goto('/?tab=new')
  await expect(visitor.getByRole('article', { name: title })).toContainText('1:00')
  await visitor.goto(new URL(page.url()).pathname)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await visitor.getByRole('button', { name: '播放' }).click()
  await expect.poll(() => at(visitor), { timeout: 20_000 }).toBeGreaterThan(1)
  await expect(visitor.getByRole('button', { name: '暂停' })).toBeVisible()

  await visitor.getByRole('combobox', { name: '播放速度' }).selectOption('2×')
  await player(visitor).press('9')
  await expect.poll(() => at(visitor), { timeout: 20_000 }).toBeGreaterThan(54)
  await visitor.getByRole('button', { name: '字幕' }).click()
  await expect(visitor.getByRole('button', { name: '字幕' })).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => at(visitor), { timeout: 20_000 }).toBeGreaterThan(59)

  await deletePost(page)
  await visitor.reload()
  await expect(visitor.getByText('内容不存在或已删除')).toBeVisible()
})

test('a file that is no video is refused with a sentence', async ({ memberPage: page }) => {
  await page.goto('/user/release/video')
  const fake = {
    name: 'list.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('#EXTM3U\nfile:///etc/passwd\n'),
  }
  await page.getByLabel('选择视频').setInputFiles(fake)
  await expect(page.getByRole('alert').filter({ hasText: '请上传 MP4 或 MOV 视频' })).toBeVisible()
  await page.getByLabel('选择视频').setInputFiles({ ...fake, name: 'list.txt', mimeType: 'text/plain' })
  await expect(page.getByRole('alert').filter({ hasText: '请上传 MP4 或 MOV 视频' })).toBeVisible()
})
