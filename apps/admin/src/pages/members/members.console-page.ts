import { IdcardOutlined } from '@ant-design/icons'
import { pageOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'members',
  title: '会员',
  icon: IdcardOutlined,
  group: 'community',
  order: 10,
  opensWith: api.StaffMember.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./members-page.tsx')).MembersPage }),
  detail: async () => ({ Component: (await import('./member-page.tsx')).MemberPage }),
  targets: {
    member: pageOf('/members'),
  },
}
