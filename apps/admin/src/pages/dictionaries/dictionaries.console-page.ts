import { UnorderedListOutlined } from '@ant-design/icons'
import { rowAddress } from '../../parts/tables/single-row.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'dictionaries',
  title: '字典',
  icon: UnorderedListOutlined,
  group: 'editing',
  order: 90,
  opensWith: api.StaffDictionary.GetList,
  lazy: async () => ({
    Component: (await import('./dictionaries-page.tsx')).DictionariesPage,
  }),
  targets: {
    dictionary: ({ targetId }) => {
      const [code = '', key] = targetId.split(':')
      const params = { code }
      return key === undefined
        ? `/dictionaries?${new URLSearchParams(params).toString()}`
        : rowAddress('/dictionaries', { list: 'dictionaries', key, params })
    },
  },
}
