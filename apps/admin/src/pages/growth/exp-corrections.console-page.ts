import { DiffOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'exp-corrections',
  title: '经验的调整',
  icon: DiffOutlined,
  group: 'editing',
  order: 110,
  opensWith: api.StaffExpCorrection.GetList,
  lazy: async () => ({
    Component: (await import('./exp-corrections-page.tsx')).ExpCorrectionsPage,
  }),
}
