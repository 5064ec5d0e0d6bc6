import { FlagOutlined } from '@ant-design/icons'
import { rowOf, type Target } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'banners',
  title: '横幅',
  icon: FlagOutlined,
  group: 'editing',
  order: 30,
  opensWith: api.StaffBanner.GetList,
  lazy: async () => ({ Component: (await import('./banners-page.tsx')).BannersPage }),
  targets: {
    banner: (target) => rowOf('/banners', 'banners', { place: placeIn(target) })(target),
  },
}

/** The place of a banner, whose lists are by place. */
function placeIn({ before, after }: Target): string {
  for (const facts of [after, before]) {
    if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) continue
    if (typeof facts['place'] === 'number') return String(facts['place'])
  }
  return ''
}
