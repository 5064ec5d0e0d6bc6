import { StopOutlined } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'words',
  title: '敏感词',
  icon: StopOutlined,
  group: 'settings',
  order: 10,
  opensWith: api.StaffWord.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./words-page.tsx')).WordsPage }),
  targets: {
    word: rowOf('/words', 'words'),
  },
}
