import { Checkbox, Flex, Input, Select, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { useAddress } from '../page/use-address.ts'

interface FilterProps {
  /** The parameter of the address that holds the filter. */
  name: string
}

/** The filters above a list. Each reads and changes its own parameter of the address. */
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
  /** In pixels, where there is room. */
  width?: number
}

/** Searches for a text. The field shows what the list was searched for, also after a link changed that. */
export function SearchFilter({ name, label, placeholder, maxLength, width = 240 }: SearchFilterProps) {
  const [{ [name]: found = '' }, setAddress] = useAddress([name])
  const [typed, setTyped] = useState(found)
  const [shown, setShown] = useState(found)
  const [sent, setSent] = useState<string | null>(null)
  if (shown !== found) {
    setShown(found)
    setSent(null)
    // One's own search arrives late: somebody may have typed on by then.
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
  /** Shown while nothing is chosen; the label without it. */
  placeholder?: string
  options: readonly { value: string; label: string }[]
  /** Chosen where the address names none; without it nothing has to be chosen. */
  initial?: string
  hasSearch?: boolean
  width?: number
}

/** Narrows a list to one of several. */
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

/** Narrows a list to the rows of which something is true. */
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

/** Says that a link narrowed the list, and takes that away. */
export function LinkedFilter({ name, children }: FilterProps & { children: string }) {
  const [{ [name]: value }, setAddress] = useAddress([name])
  return value === undefined ? null : (
    <Tag closable onClose={() => setAddress({ [name]: '' })}>
      {children}
    </Tag>
  )
}
