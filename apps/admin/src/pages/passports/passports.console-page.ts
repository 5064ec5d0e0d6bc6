import { SafetyOutlined } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'passports',
  title: '器材护照',
  icon: SafetyOutlined,
  group: 'review',
  order: 70,
  opensWith: api.StaffPassport.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./passports-page.tsx')).PassportsPage }),
  targets: {
    passport: rowOf('/passports', 'passports'),
    serialRule: rowOf('/passports', 'serial-rules', { tab: 'rules' }),
    sighting: rowOf('/passports', 'sightings', { tab: 'sightings' }),
  },
}
