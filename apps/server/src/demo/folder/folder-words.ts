import { pictureLimits } from '@guangquan/contract'
import { localTime } from '../local-time.ts'
import type { FolderPhoto } from './folder-photo.ts'

/** `IMG_0123`, `DSC04567`, `_MG_1`, `P1010203`, `20240501_101010`, `微信图片_2024…`: file names chosen by programs. */
const madeByProgram =
  /^(?:[_\W]*(?:img|dsc[nf]?|mg|mvimg|pxl|cimg|image|photo|mmexport|wechat|微信图片|照片|[a-z]))?[\s_\d().-]*$/i

/** A title from the name of the file, of its folder, or from the month in which it was taken. */
export function titleOf({ name, shotAt }: Pick<FolderPhoto, 'name' | 'shotAt'>): string {
  const parts = name.split('/')
  const file = wordsOf((parts.pop() ?? '').replace(/\.[^.]+$/, ''))
  const folder = wordsOf(parts.pop() ?? '')
  const title = [file, folder].find((one) => one !== '' && !madeByProgram.test(one))
  return (title ?? (shotAt === null ? '一张照片' : monthOf(shotAt))).slice(0, pictureLimits.title - 6)
}

const wordsOf = (name: string) => name.replaceAll(/[_\s]+/g, ' ').trim()

/** A different sentence for each post, with what is known about its photographs. */
export function describeGroup(title: string, photos: readonly FolderPhoto[]): string {
  const [cover] = photos
  const camera = [cover?.camera, cover?.lens].filter((one) => one !== undefined && one !== '').join(' 和 ')
  const parts = [
    ...(cover?.shotAt ? [`${monthOf(cover.shotAt)}拍的`] : []),
    ...(camera === '' ? [] : [`用的是 ${camera}`]),
    ...(photos.length > 1 ? [`一组 ${photos.length} 张`] : []),
  ]
  return `《${title}》${parts.length > 0 ? `，${parts.join('，')}` : ''}。`
}

function monthOf(at: Date): string {
  const [year, month] = localTime(at).split('-')
  return `${year} 年 ${Number(month)} 月`
}
