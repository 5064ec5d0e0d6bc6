import { Checkbox } from '@guangquan/ui'

interface AdultBoxProps {
  isAdult: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/** The declaration of members without a birthday. */
export function AdultBox({ isAdult, checked, onChange }: AdultBoxProps) {
  if (isAdult) return null
  return (
    <Checkbox
      label="我已年满 18 周岁"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
