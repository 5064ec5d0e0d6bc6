import { DeleteOutlined } from '@ant-design/icons'
import {
  questionnaireLimits,
  questionTypeNames,
  questionTypes,
  type QuestionType,
} from '@guangquan/contract/questionnaire/questionnaire.words'
import { Alert, Button, Card, Checkbox, Flex, Input, Select } from 'antd'
import { choicesOf } from '../../../parts/fields/choices.ts'
import type { EditedQuestion } from '../fields.ts'
import { emptyQuestion, withAmounts, withOptions } from './empty-question.ts'
import { AmountFields } from './amount-fields.tsx'
import { LogicEditor } from './logic-editor.tsx'
import { OptionsEditor } from './options-editor.tsx'
import { RowsEditor } from './rows-editor.tsx'

interface QuestionEditorProps {
  question: EditedQuestion
  questions: readonly EditedQuestion[]
  fault: string | null
  /** Only words change. */
  isFixed: boolean
  onChange: (question: EditedQuestion) => void
  onRemove: () => void
}

/** One question: its text, its options, its condition and its jumps. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { question, questions, fault, isFixed, onChange, onRemove } = props
  const { type, title, hint, required, newPage } = question
  const set = (change: Partial<EditedQuestion>) => onChange({ ...question, ...change })
  const isNote = type === questionTypes.note

  function choose(next: QuestionType) {
    const empty = emptyQuestion(question.key, next)
    const keeps = withOptions.includes(type) && withOptions.includes(next)
    onChange({
      ...empty,
      title,
      hint,
      required,
      newPage,
      showIf: question.showIf,
      ...(keeps ? { options: question.options } : {}),
    })
  }

  return (
    <Flex vertical gap={16}>
      <Card>
        <Flex vertical gap={12}>
          <Flex gap={12} wrap align="center">
            <Select
              aria-label="题型"
              style={{ width: 140 }}
              disabled={isFixed}
              value={String(type)}
              options={choicesOf(questionTypeNames)}
              onChange={(value) => {
                const next = Object.values(questionTypes).find((one) => String(one) === value)
                if (next !== undefined) choose(next)
              }}
            />
            {isNote ? null : (
              <Checkbox
                checked={required}
                disabled={isFixed}
                onChange={({ target }) => set({ required: target.checked })}
              >
                必答
              </Checkbox>
            )}
            <Checkbox
              checked={newPage}
              disabled={isFixed}
              onChange={({ target }) => set({ newPage: target.checked })}
            >
              另起一页
            </Checkbox>
            {isFixed ? null : (
              <Button type="text" danger icon={<DeleteOutlined />} onClick={onRemove}>
                删掉这题
              </Button>
            )}
          </Flex>
          <Input
            aria-label="题目"
            placeholder={isNote ? '小标题' : '问什么'}
            size="large"
            value={title}
            maxLength={questionnaireLimits.questionTitle}
            onChange={({ target }) => set({ title: target.value })}
          />
          <Input.TextArea
            aria-label="说明"
            placeholder={isNote ? '正文' : '说明，可以不写'}
            autoSize={{ minRows: 1, maxRows: 6 }}
            value={hint}
            maxLength={questionnaireLimits.hint}
            onChange={({ target }) => set({ hint: target.value })}
          />
          {withOptions.includes(type) ? (
            <OptionsEditor question={question} isFixed={isFixed} onChange={onChange} />
          ) : null}
          {type === questionTypes.matrix ? (
            <RowsEditor question={question} isFixed={isFixed} onChange={onChange} />
          ) : null}
          {withAmounts.includes(type) ? (
            <AmountFields question={question} isFixed={isFixed} onChange={onChange} />
          ) : null}
        </Flex>
        {fault === null ? null : <Alert type="error" showIcon title={fault} style={{ marginTop: 12 }} />}
      </Card>
      <LogicEditor question={question} questions={questions} isFixed={isFixed} onChange={onChange} />
    </Flex>
  )
}
