import { ControlOutlined } from '@ant-design/icons'
import { brandLookKey } from '@guangquan/contract/brand/brand-look.shapes'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

/** Settings with a page of their own. */
const pagesOfSettings: Readonly<Record<string, string>> = {
  'article.linkHosts': '/links',
  site: '/brand',
  [brandLookKey]: '/brand',
}

export const page: PageRow = {
  path: 'settings',
  title: '开关与设置',
  icon: ControlOutlined,
  group: 'settings',
  order: 50,
  opensWith: api.StaffSetting.GetList,
  lazy: async () => ({ Component: (await import('./settings-page.tsx')).SettingsPage }),
  targets: {
    setting: ({ targetId }) =>
      pagesOfSettings[targetId] ?? `/settings?${new URLSearchParams({ key: targetId })}`,
  },
}
