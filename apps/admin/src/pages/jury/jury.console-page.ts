import { StarOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'jury',
  title: '评审',
  icon: StarOutlined,
  group: 'events',
  order: 40,
  opensWith: api.Jury.GetRounds,
  lazy: async () => ({ Component: (await import('./jury-page.tsx')).JuryPage }),
  detail: async () => ({ Component: (await import('./round-page.tsx')).RoundPage }),
}
