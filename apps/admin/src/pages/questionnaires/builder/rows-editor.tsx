import { CloseOutlined } from '@ant-design/icons'
import { questionnaireLimits } from '@guangquan/contract/questionnaire/questionnaire.words'
import { Button, Flex, Input, Typography } from 'antd'
import type { EditedQuestion } from '../fields.ts'
import { newKey } from './empty-question.ts'

interface RowsEditorProps {
  question: EditedQuestion
  isFixed: boolean
  onChange: (question: EditedQuestion) => void
}

/** The items of a matrix, one per row. */
export function RowsEditor({ question, isFixed, onChange }: RowsEditorProps) {
  const { rows } = question
  const set = (next: EditedQuestion['rows']) => onChange({ ...question, rows: next })
  return (
    <Flex vertical gap={8}>
      <Typography.Text strong>每行问什么</Typography.Text>
      {rows.map((row, at) => (
        <Flex key={row.key} gap={4}>
          <Input
            aria-label={`第 ${at + 1} 行`}
            placeholder={`第 ${at + 1} 行`}
            value={row.text}
            maxLength={questionnaireLimits.option}
            onChange={({ target }) =>
              set(rows.map((one) => (one.key === row.key ? { ...one, text: target.value } : one)))
            }
          />
          {isFixed ? null : (
            <Button
              type="text"
              aria-label={`删掉第 ${at + 1} 行`}
              icon={<CloseOutlined />}
              onClick={() => set(rows.filter((one) => one.key !== row.key))}
            />
          )}
        </Flex>
      ))}
      {isFixed ? null : (
        <Button
          style={{ alignSelf: 'start' }}
          disabled={rows.length >= questionnaireLimits.rows}
          onClick={() => set([...rows, { key: newKey('r', rows), text: '' }])}
        >
          加一行
        </Button>
      )}
    </Flex>
  )
}
