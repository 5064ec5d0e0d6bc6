import { FilterChip, Menu, type MenuItem } from '@guangquan/ui'
import { CaretDownIcon } from '@guangquan/ui/icons'
import type { ReactNode } from 'react'

interface FilterMenuProps<Id> {
  label: string
  icon: ReactNode
  /** The option whose id is null removes the filter. */
  options: readonly { id: Id; name: string; count?: number }[]
  chosen: Id
  hrefOf: (id: Id) => string
  /** Items above the options. */
  before?: readonly MenuItem[]
  align?: 'start' | 'end'
}

/**
 * A filter of a list as a menu of links, since a filter is an address. The button shows the chosen option; × removes it
 * if there is an option without an id.
 */
export function FilterMenu<Id extends string | number | null>(props: FilterMenuProps<Id>) {
  const { label, icon, options, chosen, hrefOf, before = [], align = 'start' } = props
  const name = chosen === null ? undefined : options.find(({ id }) => id === chosen)?.name
  const none = chosen === null ? undefined : options.find(({ id }) => id === null)
  const items = options.map((option) => ({
    id: String(option.id),
    label: option.count === undefined ? option.name : `${option.name}　${option.count}`,
    checked: option.id === chosen,
    href: hrefOf(option.id),
  }))
  return (
    <Menu
      label={label}
      align={align}
      items={[...before, ...items]}
      trigger={(attributes) => (
        <FilterChip
          removeHref={none === undefined ? undefined : hrefOf(none.id)}
          removeLabel={`清除${label}`}
          aria-label={`${label}：${name ?? '全部'}`}
          {...attributes}
        >
          {icon}
          <span className="truncate">{name ?? label}</span>
          {none === undefined ? <CaretDownIcon size={14} /> : null}
        </FilterChip>
      )}
    />
  )
}
