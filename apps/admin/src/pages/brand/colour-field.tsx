import { Flex, Input } from 'antd'

interface ColourFieldProps {
  label: string
  id?: string
  value?: string
  onChange?: (colour: string) => void
}

/** The field of a form for a colour: the browser's own picker beside its text. */
export function ColourField({ label, id, value = '', onChange }: ColourFieldProps) {
  return (
    <Flex gap={8} align="center">
      <input
        type="color"
        aria-label={`选择${label}`}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={({ target }) => onChange?.(target.value)}
        style={{ width: 44, height: 32, padding: 2, border: 0, background: 'none', cursor: 'pointer' }}
      />
      <Input
        id={id}
        value={value}
        onChange={({ target }) => onChange?.(target.value.trim().toLowerCase())}
        maxLength={7}
        spellCheck={false}
        style={{ width: 110, fontFamily: 'monospace' }}
      />
    </Flex>
  )
}
