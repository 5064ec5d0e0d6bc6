import * as z from 'zod'
import { body, method, service, writeBody } from '../../method.ts'
import { pageInput, pageOf } from '../../shapes/page.ts'
import { bannerFields, bannerPictureMB, bannerPlace, StaffBannerItem } from '../../shapes/staff-banner.ts'
import { id } from '../../shapes/text.ts'
import { staff } from '../../staff.ts'

const editors = staff('moderator', 'activityOperator', 'contestOperator')

/** Base64 makes three bytes four characters. */
const pictureKiB = Math.ceil((bannerPictureMB * 1024 * 4) / 3)

/** Banners of the members' site. */
export const StaffBanner = service('StaffBanner', {
  GetList: method({
    summary: '横幅，按位置和顺序，也包括没有展示的',
    access: editors,
    read: true,
    input: body({ ...pageInput, place: bannerPlace.optional() }),
    output: pageOf(StaffBannerItem),
    errors: [],
  }),
  Upload: method({
    summary: '上传一张横幅图片，24 小时内可以用在横幅里',
    access: editors,
    limit: 'upload',
    maxKiB: pictureKiB + 16,
    input: body({
      kind: z.enum(['wide', 'narrow']),
      fileName: z.string().max(255),
      /** The file in Base64. */
      content: z.base64().max(pictureKiB * 1024),
    }),
    output: z.object({ fileId: id, url: z.string() }),
    errors: [
      'FileTypeRefused',
      'HeicRefused',
      'HeicTooLarge',
      'FileTooLarge',
      'PhotoDamaged',
      'PhotoIncomplete',
      'BackgroundTooSmall',
      'PhotoTooLarge',
      'StorageFull',
    ],
  }),
  Create: method({
    summary: '添加一幅横幅',
    access: editors,
    write: true,
    input: writeBody({ ...bannerFields, wideFileId: id, narrowFileId: id }),
    output: StaffBannerItem,
    errors: ['UploadNotFound'],
  }),
  Save: method({
    summary: '修改一幅横幅；没有给出的图片保留',
    access: editors,
    write: true,
    input: writeBody({
      id,
      ...bannerFields,
      wideFileId: id.optional(),
      narrowFileId: id.optional(),
      version: z.int(),
    }),
    output: StaffBannerItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'UploadNotFound'],
  }),
  GetClicks: method({
    summary: '一幅横幅最近 30 天每天的点击，没有点击的日子不列',
    access: editors,
    read: true,
    input: body({ id }),
    output: z.object({ days: z.array(z.object({ day: z.string(), clicks: z.int() })) }),
    errors: [],
  }),
})
