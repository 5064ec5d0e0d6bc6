import { AuditOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'audit',
  title: '操作记录',
  icon: AuditOutlined,
  group: 'staff',
  order: 20,
  opensWith: api.StaffAudit.GetList,
  searchBy: 'actor',
  lazy: async () => ({ Component: (await import('./audit-page.tsx')).AuditPage }),
}
