import { maxVideoMB } from '@guangquan/contract/limits'

/**
 * What can be said of a chosen file before it travels; the server judges by content. Empty when fine.
 * @returns a sentence for the member
 */
export function checkVideo(file: Pick<File, 'name' | 'size' | 'type'>): string {
  if (file.size === 0) return '这个文件是空的'
  if (file.size > maxVideoMB * 1024 * 1024) return `文件太大，最大 ${maxVideoMB} MB`
  const isVideo = /\.(?:mp4|mov|m4v)$/i.test(file.name) || /^video\/(?:mp4|quicktime|x-m4v)$/.test(file.type)
  return isVideo ? '' : '请上传 MP4 或 MOV 视频'
}
