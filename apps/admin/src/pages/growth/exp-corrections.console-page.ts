import { DiffOutlined } from '@ant-design/icons'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'exp-corrections',
  title: '经验的调整',
  icon: DiffOutlined,
  group: 'editing',
  order: 110,
  opensWith: 'StaffExpCorrection/GetList',
  lazy: async () => ({
    Component: (await import('./exp-corrections-page.tsx')).ExpCorrectionsPage,
  }),
}
