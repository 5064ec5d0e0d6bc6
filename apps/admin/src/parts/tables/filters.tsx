import { Checkbox, Flex, Input, Select, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { useAddress } from '../page/use-address.ts'

interface FilterProps {
  /** The address parameter of the filter. */
  name: string
}

/** The filters above a list. Each reads and changes its own address parameter. */
export function FilterRow({ children }: { children: ReactNode }) {
  return (
    <Flex wrap gap={12} align="center" style={{ marginBottom: 12 }}>
      {children}
    </Flex>
  )
}

interface SearchFilterProps extends FilterProps {
  label: string
  placeholder: string
  maxLength?: number
  /** In pixels, if there is enough room. */
  width?: number
}

/** Searches for a text. The field shows the searched text, even after a link changed it. */
export function SearchFilter({ name, label, placeholder, maxLength, width = 240 }: SearchFilterProps) {
  const [{ [name]: found = '' }, setAddress] = useAddress([name])
  const [typed, setTyped] = useState(found)
  const [shown, setShown] = useState(found)
  const [sent, setSent] = useState<string | null>(null)
  if (shown !== found) {
    setShown(found)
    setSent(null)
    // The result of one's own search arrives late: more may have been typed by then.
    if (sent !== found) setTyped(found)
  }
  function search(text: string) {
    const trimmed = text.trim()
    setTyped(trimmed)
    setSent(trimmed)
    setAddress({ [name]: trimmed })
  }
  return (
    <Input.Search
      allowClear
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      maxLength={maxLength}
      onChange={({ target }) => setTyped(target.value)}
      onSearch={search}
      style={{ flex: `0 1 ${width}px` }}
    />
  )
}

interface ChoiceFilterProps extends FilterProps {
  label: string
  /** Shown while nothing is chosen; default: the label. */
  placeholder?: string
  options: readonly { value: string; label: string }[]
  /** The choice without an address parameter; by default none. */
  initial?: string
  hasSearch?: boolean
  width?: number
}

/** Limits a list to one of several values. */
export function ChoiceFilter({
  name,
  label,
  placeholder = label,
  options,
  initial,
  hasSearch = false,
  width = 140,
}: ChoiceFilterProps) {
  const [{ [name]: chosen = initial }, setAddress] = useAddress([name])
  return (
    <Select
      allowClear={initial === undefined}
      showSearch={hasSearch ? { optionFilterProp: 'label' } : false}
      aria-label={label}
      placeholder={placeholder}
      value={chosen}
      options={[...options]}
      onChange={(next) => setAddress({ [name]: next })}
      style={{ width }}
    />
  )
}

/** Limits a list to the rows for which something is true. */
export function CheckFilter({ name, children }: FilterProps & { children: string }) {
  const [{ [name]: value }, setAddress] = useAddress([name])
  return (
    <Checkbox
      checked={value !== undefined}
      onChange={({ target }) => setAddress({ [name]: target.checked ? '1' : '' })}
    >
      {children}
    </Checkbox>
  )
}

/** Shows that a link filtered the list, with a button to remove the filter. */
export function LinkedFilter({ name, children }: FilterProps & { children: string }) {
  const [{ [name]: value }, setAddress] = useAddress([name])
  return value === undefined ? null : (
    <Tag closable onClose={() => setAddress({ [name]: '' })}>
      {children}
    </Tag>
  )
}
