import type { AiMark } from '@guangquan/contract'
import { Field, Select } from '@guangquan/ui'

const options = [
  { value: 1, label: '没有用 AI' },
  { value: 2, label: 'AI 辅助修图' },
  { value: 3, label: 'AI 生成' },
] as const

/** The declaration as text. */
export function aiText(value: AiMark): string {
  return options.find((option) => option.value === value)?.label ?? ''
}

interface AiFieldProps {
  found: boolean
  value: AiMark
  labelHidden?: boolean
  onChange: (aiMark: AiMark) => void
}

/** The author's declaration about AI, with a hint if the file contains an AI marker. */
export function AiField(props: AiFieldProps) {
  return (
    <Field
      label="AI 使用"
      labelHidden={props.labelHidden ?? false}
      hint={props.found ? '照片里带有 AI 生成的标记，发布后会注明' : '请照实说。去尘、降噪、调色这类修图不算'}
    >
      <Select options={options} value={props.value} onChange={props.onChange} />
    </Field>
  )
}
