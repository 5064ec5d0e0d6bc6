import { findNewest } from '../support/find-newest.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { photoFile } from '../support/photo-file.ts'
import { deletePost } from '../support/publish-photo.ts'
import { videoFile } from '../support/video-file.ts'

const player = (page: Page) => page.getByRole('region', { name: /^视频播放器/ })
const at = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
/** Size of the displayed picture. */
const shortSide = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => Math.min(video.videoWidth, video.videoHeight))
const shownLines = (page: Page) =>
  page
    .locator('video')
    .evaluate((video: HTMLVideoElement) =>
      [...video.textTracks].flatMap((track) =>
        track.mode !== 'showing'
          ? []
          : Array.from(track.activeCues ?? []).map((cue) => (cue instanceof VTTCue ? cue.text : '')),
      ),
    )

/** Plays all of it, segment after segment, in a few seconds. The quality, too, changes between two segments. */
const hurry = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 8
  })

/** Uploads a video, enters its title and chooses one of its frames as the poster. */
async function compose(page: Page, title: string, file: Awaited<ReturnType<typeof videoFile>>) {
  await page.goto('/user/release/video')
  await page.getByLabel('选择视频').setInputFiles(file)
  await page.getByLabel('视频标题').fill(title)
  await page.getByRole('img', { name: '第 5 个画面' }).click()
  await expect(page.getByRole('radio', { name: '第 5 个画面' })).toBeChecked()
  await expect(page.getByRole('img', { name: '封面预览' })).toBeVisible()
}

/** Publishes it and waits, on its author's page, until it can be watched. @returns its path */
async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: '发布视频' }).click()
  await expect(page).toHaveURL(/\/post\/video-detail\//)
  await expect(page.getByRole('button', { name: '播放', exact: true })).toBeVisible({ timeout: 180_000 })
  return new URL(page.url()).pathname
}

test('a member publishes a video and a visitor watches it to its end', async ({
  memberPage: page,
  openAs,
}) => {
  const title = `颜色 ${Date.now()}`
  await compose(page, title, await videoFile('DSC_0001.MP4', { seconds: 24, rate: 5 }))
  await page.getByLabel('说点什么').fill('测试画面，从头走到尾。')
  await page.getByLabel('选择字幕文件').setInputFiles({
    name: 'lines.srt',
    mimeType: 'application/x-subrip',
    buffer: Buffer.from('1\n00:00:00,500 --> 00:00:22,000\n颜色在走\n'),
  })
  await expect(page.getByText('已加入 1 行字幕')).toBeVisible()
  const path = await publish(page)

  const visitor = await openAs('visitor')
  const card = await findNewest(visitor, title)
  await expect(card).toContainText('0:24')
  await visitor.goto(path)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await visitor.getByRole('button', { name: '播放', exact: true }).click()
  await expect.poll(() => at(visitor)).toBeGreaterThan(1)
  await expect(visitor.getByRole('button', { name: '暂停' })).toBeVisible()
  await expect.poll(() => shownLines(visitor)).toEqual(['颜色在走'])

  await visitor.getByRole('combobox', { name: '播放速度' }).selectOption('2×')
  expect(await visitor.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(2)
  await visitor.getByRole('slider', { name: '播放位置' }).focus()
  await visitor.keyboard.press('k')
  await expect(visitor.getByRole('button', { name: '播放', exact: true })).toBeVisible()
  await visitor.keyboard.press('k')
  await hurry(visitor)
  await expect.poll(() => at(visitor)).toBeGreaterThan(14)
  await visitor.keyboard.press('c')
  await expect(visitor.getByRole('button', { name: '字幕' })).toHaveAttribute('aria-pressed', 'false')
  expect(await shownLines(visitor)).toEqual([])
  await expect.poll(() => at(visitor)).toBeGreaterThan(23.5)
  await visitor.keyboard.press('5')
  await expect.poll(() => at(visitor)).toBeLessThan(20)

  await changePosterAndLines(page)
  const later = await openAs('visitor')
  await later.goto(path)
  await later.getByRole('button', { name: '播放', exact: true }).click()
  await expect.poll(() => shownLines(later)).toEqual(['换了一行'])

  await deletePost(page)
  // Visitors share a page for two seconds.
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByText('内容不存在或已删除')).toBeVisible({ timeout: 2000 })
  }).toPass()
})

// Changes poster and subtitles of the current video post.
async function changePosterAndLines(page: Page): Promise<void> {
  const edit = async () => {
    await page.getByRole('button', { name: '更多操作' }).first().click()
    await page.getByRole('menuitem', { name: '编辑' }).click()
    await expect(page.getByText('已加入 1 行字幕')).toBeVisible()
  }
  const preview = page.getByRole('img', { name: '封面预览' })
  await edit()
  const before = (await preview.getAttribute('src')) ?? ''
  await page.getByLabel('选择封面图片').setInputFiles(await photoFile('cover.jpg', { hue: 90 }))
  await expect(preview).not.toHaveAttribute('src', before)
  await page.getByRole('button', { name: '移除', exact: true }).click()
  await page.getByLabel('选择字幕文件').setInputFiles({
    name: 'lines.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from('WEBVTT\n\n00:00.100 --> 00:22.000\n换了一行\n'),
  })
  const after = (await preview.getAttribute('src')) ?? ''
  await page.getByRole('button', { name: '保存修改' }).click()
  await expect(page).toHaveURL(/\/post\/video-detail\//)
  await edit()
  await expect(preview).toHaveAttribute('src', after.replace(/\?.*/, ''))
  await page.goBack()
  await expect(page).toHaveURL(/\/post\/video-detail\//)
}

test('a lesson for owners ends for others after two minutes, at the chosen quality', async ({ openAs }) => {
  const title = `只给机主的课 ${Date.now()}`
  const page = await openAs('writer')
  await compose(page, title, await videoFile('LESSON.MP4', { seconds: 126, size: '1440x1080', rate: 1 }))
  await page.getByRole('combobox', { name: '视频类型' }).selectOption('教学')
  await page.getByRole('checkbox', { name: /^机主专享课程/ }).check()
  await expect(page.getByText('视频已处理好')).toBeVisible({ timeout: 180_000 })
  const path = await publish(page)

  const visitor = await openAs('visitor')
  await visitor.goto(path)
  await visitor.getByRole('button', { name: '播放', exact: true }).click()
  await expect.poll(() => at(visitor)).toBeGreaterThan(0.5)
  const quality = visitor.getByRole('combobox', { name: '清晰度' })
  // A segment lasts 6 s: what was buffered before is not played to its end, in a video that stands still not at all.
  await visitor.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
  for (const side of [1080, 720]) {
    await quality.selectOption(`${side}p`)
    await expect.poll(() => shortSide(visitor)).toBe(side)
  }
  await visitor.locator('video').evaluate((video: HTMLVideoElement) => video.play())
  await hurry(visitor)
  await player(visitor).press('9')
  await expect(visitor.getByText('前 2 分钟看完了')).toBeVisible()
  await expect(player(visitor).getByRole('link', { name: '登录' })).toBeVisible()
  // A frame of this video lasts a second.
  expect(await at(visitor)).toBeLessThan(122)

  await page.getByRole('button', { name: '播放', exact: true }).click()
  await expect.poll(() => at(page)).toBeGreaterThan(0.5)
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 122
  })
  await expect.poll(() => at(page)).toBeGreaterThan(123)
  await deletePost(page)
})

test('a file that is no video is refused with a message', async ({ memberPage: page }) => {
  await page.goto('/user/release/video')
  const fake = {
    name: 'list.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('#EXTM3U\nfile:///etc/passwd\n'),
  }
  // What the browser can recognise is refused before the upload; a refused file is not offered for a retry.
  let begun = 0
  page.on('request', (request) => (begun += request.url().includes('FileUpload/Begin') ? 1 : 0))
  const again = page.getByRole('button', { name: '继续上传' })
  const small = await videoFile('SMALL.MP4', { seconds: 4, size: '320x240' })
  await page.getByLabel('选择视频').setInputFiles(small)
  await expect(page.getByRole('alert').filter({ hasText: '视频画面要在 480p 到 4K 之间' })).toBeVisible()
  expect(begun).toBe(0)
  await expect(again).toHaveCount(0)
  await page.getByLabel('选择视频').setInputFiles(fake)
  await expect(page.getByRole('alert').filter({ hasText: '请上传 MP4 或 MOV 视频' })).toBeVisible()
  await expect(again).toHaveCount(0)
  await page.getByLabel('选择视频').setInputFiles({ ...fake, name: 'list.txt', mimeType: 'text/plain' })
  await expect(page.getByRole('alert').filter({ hasText: '请上传 MP4 或 MOV 视频' })).toBeVisible()
})
