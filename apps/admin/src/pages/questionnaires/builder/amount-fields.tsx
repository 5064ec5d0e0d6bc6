import { Flex, InputNumber, Typography } from 'antd'
import type { EditedQuestion } from '../fields.ts'

interface PartProps {
  question: EditedQuestion
  isFixed: boolean
  onChange: (question: EditedQuestion) => void
}

/** How many options may be chosen. */
export function AmountFields({ question, isFixed, onChange }: PartProps) {
  const { min, max, options, hasOther } = question
  const most = options.length + (hasOther ? 1 : 0)
  return (
    <Flex gap={8} align="center">
      <Typography.Text>选</Typography.Text>
      <InputNumber
        aria-label="最少选几项"
        min={0}
        max={most}
        precision={0}
        value={min}
        disabled={isFixed}
        onChange={(value) => onChange({ ...question, min: value ?? 0 })}
      />
      <Typography.Text>到</Typography.Text>
      <InputNumber
        aria-label="最多选几项"
        min={1}
        max={most}
        precision={0}
        value={max}
        disabled={isFixed}
        onChange={(value) => onChange({ ...question, max: value ?? 1 })}
      />
      <Typography.Text>项</Typography.Text>
    </Flex>
  )
}
