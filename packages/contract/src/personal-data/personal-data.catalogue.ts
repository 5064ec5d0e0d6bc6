import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const personalDataCatalogue = {
  errors: {
    ExportTooSoon: { code: 2032, text: '每 7 天可导出一次，{until} 后可再次导出' },
    DeletionBlocked: { code: 2033, text: '还有事项未了结，暂时不能注销' },
  },
} as const satisfies DomainCatalogue
