import * as z from 'zod'
import { body, method, service } from '../wire/method.ts'
import { BrandPicture, brandPictureKB } from './brand-look.shapes.ts'
import { staff } from '../wire/staff-access.ts'

const contentKiB = Math.ceil((brandPictureKB * 4) / 3)

/** Pictures of the brand; its names, links and look are the settings `site` and `site.look`. */
export const StaffBrand = service('StaffBrand', {
  Upload: method({
    summary: '上传品牌的标志或网站图标：SVG 或 PNG；保存到设置里才会用上',
    access: staff('superAdmin'),
    limit: 'upload',
    maxKiB: contentKiB + 16,
    input: body({
      kind: z.enum(['logo', 'favicon']),
      fileName: z.string().max(255),
      /** The file in Base64. */
      content: z.base64().max(contentKiB * 1024),
    }),
    output: BrandPicture,
    errors: ['FileTooLarge', 'BrandPictureType', 'BrandPictureUnsafe', 'BrandPictureSize', 'PhotoDamaged'],
  }),
})
