import { ApiError } from '@guangquan/client'
import { maxVideoMB } from '@guangquan/contract/media/media.limits'
import { measureRefusal, type VideoMeasure } from '@guangquan/contract/video/video-measure'

/**
 * Checks a chosen file before it is uploaded; the server checks its content. Empty if acceptable.
 * @returns a sentence for the member
 */
export function checkVideo(file: Pick<File, 'name' | 'size' | 'type'>): string {
  if (file.size === 0) return '这个文件是空的'
  if (file.size > maxVideoMB * 1024 * 1024) return `文件太大，最大 ${maxVideoMB} MB`
  const isVideo = /\.(?:mp4|mov|m4v)$/i.test(file.name) || /^video\/(?:mp4|quicktime|x-m4v)$/.test(file.type)
  return isVideo ? '' : '请上传 MP4 或 MOV 视频'
}

/** Checks duration and dimensions if the browser could read them. */
export function checkMeasure(measure: VideoMeasure | null): string {
  const refusal = measure === null ? null : measureRefusal(measure)
  if (refusal === null) return ''
  return refusal === 'VideoSize' ? '视频画面要在 480p 到 4K 之间' : '视频时长要在 3 秒到 15 分钟之间'
}

const refusals = new Set<ApiError['kind']>([
  'FileTooLarge',
  'VideoTypeRefused',
  'VideoCodecRefused',
  'VideoH264Only',
  'VideoDamaged',
  'VideoLength',
  'VideoSize',
])

/** Whether the file itself was refused, so that a retry is pointless. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && refusals.has(error.kind)
