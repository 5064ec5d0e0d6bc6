import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const albumCatalogue = {
  errors: {
    AlbumLimit: { code: 3041, text: '最多建 {max} 个相册' },
    AlbumNameTaken: { code: 3042, text: '已有同名的相册' },
  },
} as const satisfies DomainCatalogue
