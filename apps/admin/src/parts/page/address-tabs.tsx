import { Tabs, type TabsProps } from 'antd'
import { useAddress } from './use-address.ts'

interface AddressTabsProps {
  items: NonNullable<TabsProps['items']>
  /** Filters of the lists in the tabs, which end when another tab is opened. */
  filters?: readonly string[]
}

/** Tabs of a page; the open one is in the address. The first one is open where the address names none of them. */
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
