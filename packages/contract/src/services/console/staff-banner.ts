import * as z from 'zod'
import { body, method, service, writeBody } from '../../method.ts'
import { pageInput, pageOf } from '../../shapes/page.ts'
import { sitePictureUpload } from '../../shapes/site-picture.ts'
import { bannerFields, bannerPlace, StaffBannerItem } from '../../shapes/staff-banner.ts'
import { id } from '../../shapes/text.ts'
import { staff } from '../../staff.ts'

const editors = staff('moderator', 'activityOperator', 'contestOperator')

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
    maxKiB: sitePictureUpload.maxKiB,
    input: body({ kind: z.enum(['wide', 'narrow']), ...sitePictureUpload.input }),
    output: sitePictureUpload.output,
    errors: sitePictureUpload.errors,
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
