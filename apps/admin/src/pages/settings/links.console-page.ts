import { LinkOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'links',
  title: '链接白名单',
  icon: LinkOutlined,
  group: 'settings',
  order: 20,
  opensWith: api.StaffLinkHost.Get,
  lazy: async () => ({
    Component: (await import('./link-hosts-page.tsx')).LinkHostsPage,
  }),
}
