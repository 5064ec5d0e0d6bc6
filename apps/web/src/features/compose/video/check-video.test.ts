import { ApiError } from '@guangquan/client'
import { expect, it } from 'vitest'
import { checkMeasure, checkVideo, isRefusal } from './check-video.ts'

it('a video is checked before it is uploaded', () => {
  const file = { name: 'A.MP4', size: 10, type: 'video/mp4' }
  expect(checkVideo(file)).toBe('')
  expect(checkVideo({ ...file, size: 0 })).toBe('这个文件是空的')
  expect(checkVideo({ ...file, size: 501 * 1024 ** 2 })).toBe('文件太大，最大 500 MB')
  expect(checkVideo({ ...file, name: 'A.AVI', type: '' })).toBe('请上传 MP4 或 MOV 视频')
})

it.each([
  [{ durationMs: 3000, width: 854, height: 480 }, ''],
  [{ durationMs: 900_400, width: 2160, height: 3840 }, ''],
  [{ durationMs: 2800, width: 854, height: 480 }, '视频时长要在 3 秒到 15 分钟之间'],
  [{ durationMs: 901_000, width: 854, height: 480 }, '视频时长要在 3 秒到 15 分钟之间'],
  [{ durationMs: 60_000, width: 640, height: 360 }, '视频画面要在 480p 到 4K 之间'],
  [{ durationMs: 60_000, width: 5120, height: 2160 }, '视频画面要在 480p 到 4K 之间'],
])('%j gives 「%s」', (measure, sentence) => expect(checkMeasure(measure)).toBe(sentence))

it('what the browser cannot read is left to the server', () => expect(checkMeasure(null)).toBe(''))

it('a refused file is not retried, network failures and a full disk are', () => {
  const failed = (kind: ApiError['kind']) => new ApiError({ kind, message: '' })
  expect(isRefusal(failed('VideoSize'))).toBe(true)
  for (const kind of ['Offline', 'Timeout', 'Unavailable', 'QuotaFull', 'VideoDayLimit'] as const)
    expect(isRefusal(failed(kind))).toBe(false)
  expect(isRefusal(new TypeError('unreadable'))).toBe(false)
})
