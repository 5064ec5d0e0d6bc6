import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const photoCatalogue = {
  files: {
    photo: 1,
  },
} as const satisfies DomainCatalogue
