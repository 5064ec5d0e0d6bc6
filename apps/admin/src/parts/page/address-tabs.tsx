import { Tabs, type TabsProps } from 'antd'
import { useAddress } from './use-address.ts'

interface AddressTabsProps {
  items: NonNullable<TabsProps['items']>
  /** Filters of the lists in the tabs, which are dropped when another tab is opened. */
  filters?: readonly string[]
}

/** Tabs of a page, the open one in the address. Without one in the address the first is open. */
export function AddressTabs({ items, filters = [] }: AddressTabsProps) {
  const [{ tab }, setAddress] = useAddress(['tab', ...filters])
  const [first] = items
  const open = items.find(({ key }) => key === tab) ?? first
  return (
    <Tabs
      destroyOnHidden
      items={items}
      {...(open === undefined ? {} : { activeKey: open.key })}
      onChange={(next) =>
        setAddress({
          ...Object.fromEntries(filters.map((name) => [name, ''])),
          tab: next === first?.key ? '' : next,
        })
      }
    />
  )
}
