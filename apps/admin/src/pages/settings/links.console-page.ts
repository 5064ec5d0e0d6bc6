import { LinkOutlined } from '@ant-design/icons'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'links',
  title: '链接白名单',
  icon: LinkOutlined,
  group: 'settings',
  order: 20,
  opensWith: 'StaffLinkHost/Get',
  lazy: async () => ({
    Component: (await import('./link-hosts-page.tsx')).LinkHostsPage,
  }),
}
