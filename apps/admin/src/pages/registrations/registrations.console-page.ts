import { SolutionOutlined } from '@ant-design/icons'
import { pageOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'registrations',
  title: '产品注册',
  icon: SolutionOutlined,
  group: 'review',
  order: 50,
  opensWith: api.StaffRegistration.GetList,
  lazy: async () => ({
    Component: (await import('./registrations-page.tsx')).RegistrationsPage,
  }),
  detail: async () => ({
    Component: (await import('./registration-page.tsx')).RegistrationPage,
  }),
  targets: {
    registration: pageOf('/registrations'),
  },
}
