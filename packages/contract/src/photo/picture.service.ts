import * as z from 'zod'
import { maxTagText } from '../tag/tag.limits.ts'
import { pictureLimits } from '../media/media.limits.ts'
import { body, method, service } from '../wire/method.ts'
import { albumMethods } from '../album/picture-album.methods.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { GearOption, OriginalCrop, PictureTile } from '../media/picture.shapes.ts'
import { id, memberText } from '../shapes/text.ts'

/** Filters of the photo wall. Ranges are inclusive, in the units of the names. */
export const pictureFilter = {
  sort: z.enum(['recommend', 'new', 'hot']).default('recommend'),
  topicId: z.string().max(40).optional(),
  tag: memberText(1, maxTagText).optional(),
  cameraId: z.string().max(60).optional(),
  lensId: z.string().max(60).optional(),
  fMin: z.number().min(0.5).max(64).optional(),
  fMax: z.number().min(0.5).max(64).optional(),
  focalMin: z.number().min(1).max(3000).optional(),
  focalMax: z.number().min(1).max(3000).optional(),
  isoMin: z.int().min(1).max(4_000_000).optional(),
  isoMax: z.int().min(1).max(4_000_000).optional(),
  secMin: z.number().min(0).max(86_400).optional(),
  secMax: z.number().min(0).max(86_400).optional(),
}

export const Picture = service('Picture', {
  ...albumMethods,
  GetList: method({
    summary: '照片墙',
    access: 'public',
    read: true,
    visitorCacheSeconds: 2,
    input: body({ ...pageInput, ...pictureFilter }),
    output: pageOf(PictureTile),
    errors: ['TokenInvalid'],
  }),
  GetUserPublishList: method({
    summary: '某人的照片，可按发布的年份与照片相册',
    access: 'public',
    read: true,
    input: body({
      ...pageInput,
      userId: id,
      year: z.int().min(2000).max(2100).optional(),
      albumId: id.optional(),
    }),
    output: pageOf(PictureTile),
    errors: ['ContentNotFound', 'TokenInvalid'],
  }),
  GetUserGallery: method({
    summary: '某人的全部照片，一张一张；不给 userId 则为自己',
    access: 'public',
    read: true,
    input: body({
      ...pageInput,
      userId: id.optional(),
      /** Year of publication. */
      year: z.int().min(2000).max(2100).optional(),
      cameraId: z.string().max(60).optional(),
      lensId: z.string().max(60).optional(),
      albumId: id.optional(),
    }),
    output: pageOf(PictureTile),
    errors: ['ContentNotFound', 'TokenInvalid'],
  }),
  GetUserGalleryOptions: method({
    summary: '某人的照片可选的年份、相机与镜头',
    access: 'public',
    read: true,
    input: body({ userId: id.optional() }),
    output: z.object({
      years: z.array(z.object({ year: z.int(), count: z.int() })),
      cameras: z.array(GearOption),
      lenses: z.array(GearOption),
    }),
    errors: ['ContentNotFound', 'TokenInvalid'],
  }),
  GetOriginalCrop: method({
    summary: '一张照片原图局部（100%）的地址，作者开放了大图才有',
    access: 'member',
    read: true,
    input: body({ id }),
    output: OriginalCrop,
    errors: ['ContentNotFound', 'TokenInvalid'],
  }),
  SuggestGear: method({
    summary: '相机与镜头的联想，手动填写器材时用',
    access: 'member',
    read: true,
    limit: 'search',
    input: body({ kind: z.enum(['camera', 'lens']), keyword: memberText(1, pictureLimits.exifText) }),
    output: z.array(z.object({ id: z.string(), name: z.string() })).max(10),
    errors: [],
  }),
  GetGearOptions: method({
    summary: '照片墙可选的相机与镜头',
    access: 'public',
    read: true,
    visitorCacheSeconds: 10,
    input: body({}),
    output: z.object({ cameras: z.array(GearOption), lenses: z.array(GearOption), todayCount: z.int() }),
    errors: [],
  }),
})
