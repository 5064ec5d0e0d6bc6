import { maxPhotoMB } from '@guangquan/contract/media/media.limits'

/**
 * Checks a chosen file before it is uploaded; the server checks its content. Empty if acceptable.
 * @returns a sentence for the member
 */
export function checkFile(file: Pick<File, 'name' | 'size' | 'type'>, maxMB: number = maxPhotoMB): string {
  if (file.size === 0) return '这个文件是空的'
  if (file.size > maxMB * 1024 * 1024) return `文件太大，最大 ${maxMB} MB`
  if (file.type !== '' && !file.type.startsWith('image/')) return '请上传 JPEG、PNG、WebP、AVIF 或 HEIC 照片'
  if (file.type === 'image/svg+xml' || file.type === 'image/gif')
    return '请上传 JPEG、PNG、WebP、AVIF 或 HEIC 照片'
  return ''
}
