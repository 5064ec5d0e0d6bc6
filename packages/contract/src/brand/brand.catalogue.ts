import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const brandCatalogue = {
  errors: {
    BrandPictureType: { code: 5118, text: '请上传 SVG 或 PNG 图片' },
    BrandPictureUnsafe: { code: 5119, text: '这个 SVG 里有{what}，请用设计软件重新导出为普通 SVG 或 PNG' },
    BrandPictureSize: { code: 5120, text: '{text}' },
  },
} as const satisfies DomainCatalogue
