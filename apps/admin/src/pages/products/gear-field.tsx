import { Flex, Select } from 'antd'
import { useState } from 'react'
import { GearChoice } from '../gear/gear-choice.tsx'

type Kind = 'none' | 'camera' | 'lens'

const kinds = [
  { value: 'none', label: '没有' },
  { value: 'camera', label: '相机' },
  { value: 'lens', label: '镜头' },
] as const

const kindOf = (value: string): Kind =>
  value.startsWith('camera:') ? 'camera' : value.startsWith('lens:') ? 'lens' : 'none'

/** The field of a form for an entry of the catalogue of gear: `camera:id`, `lens:id`, or empty. */
export function GearField({ value = '', onChange }: { value?: string; onChange?: (value: string) => void }) {
  const [kind, setKind] = useState<Kind>(kindOf(value))
  const id = kindOf(value) === kind ? value.slice(kind.length + 1) : ''
  return (
    <Flex gap={8}>
      <Select<Kind>
        aria-label="器材的种类"
        value={kind}
        options={[...kinds]}
        style={{ width: 100 }}
        onChange={(next) => {
          setKind(next)
          onChange?.('')
        }}
      />
      {kind === 'none' ? null : (
        <GearChoice
          kind={kind}
          {...(id === '' ? {} : { value: id })}
          onChange={(chosen) => onChange?.(`${kind}:${chosen}`)}
        />
      )}
    </Flex>
  )
}
