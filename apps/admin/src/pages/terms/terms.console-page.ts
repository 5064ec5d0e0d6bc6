import { FileTextOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'terms',
  title: '协议',
  icon: FileTextOutlined,
  group: 'settings',
  order: 40,
  opensWith: api.StaffTerms.GetList,
  lazy: async () => ({ Component: (await import('./terms-page.tsx')).TermsPage }),
  targets: {
    terms: ({ targetId }) => `/terms?${new URLSearchParams({ kind: targetId })}`,
  },
}
