import {
  endOfQuestions,
  questionnaireLimits,
  questionTypes,
  type Condition,
} from '@guangquan/contract/questionnaire/questionnaire.words'
import { Button, Card, Flex, Select, Typography } from 'antd'
import type { EditedQuestion } from '../fields.ts'
import { ConditionRows } from './condition-rows.tsx'

interface LogicEditorProps {
  question: EditedQuestion
  questions: readonly EditedQuestion[]
  isFixed: boolean
  onChange: (question: EditedQuestion) => void
}

/** When a question is shown, and where it jumps to, as sentences. */
export function LogicEditor({ question, questions, isFixed, onChange }: LogicEditorProps) {
  const at = questions.findIndex(({ key }) => key === question.key)
  const isAsked = ({ type }: EditedQuestion) => type !== questionTypes.note
  const earlier = questions.slice(0, at).filter(isAsked)
  const own = questions.slice(0, at + 1).filter(isAsked)
  const goals = [
    ...questions.slice(at + 1).map(({ key, title }, next) => ({
      value: key,
      label: `第 ${at + 2 + next} 题${title === '' ? '' : `　${title}`}`,
    })),
    { value: endOfQuestions, label: '直接交卷' },
  ]
  const { showIf, jumps } = question
  const setJumps = (next: EditedQuestion['jumps']) => onChange({ ...question, jumps: next })
  const changeJump = (place: number, change: Partial<EditedQuestion['jumps'][number]>) =>
    setJumps(jumps.map((one, index) => (index === place ? { ...one, ...change } : one)))
  return (
    <Card title="什么时候出现，之后去哪" size="small">
      <Flex vertical gap={12}>
        <Typography.Text>
          {showIf.length === 0 ? '总是显示这一题。' : '下面都成立时，显示这一题：'}
        </Typography.Text>
        <ConditionRows
          conditions={showIf}
          among={earlier}
          questions={questions}
          isFixed={isFixed}
          onChange={(next: readonly Condition[]) => onChange({ ...question, showIf: next })}
        />
        {jumps.map((jump, place) => (
          <Flex key={place} vertical gap={8} className="questionnaire-jump">
            <Flex gap={8} wrap align="center">
              <Typography.Text>
                {jump.when.length === 0 ? '答完以后，去' : '下面都成立时，去'}
              </Typography.Text>
              <Select
                aria-label="去哪里"
                style={{ minWidth: 180 }}
                disabled={isFixed}
                options={goals}
                value={jump.to}
                onChange={(to) => changeJump(place, { to })}
              />
              {isFixed ? null : (
                <Button type="text" onClick={() => setJumps(jumps.filter((_, index) => index !== place))}>
                  删掉
                </Button>
              )}
            </Flex>
            <ConditionRows
              conditions={jump.when}
              among={own}
              questions={questions}
              isFixed={isFixed}
              onChange={(when) => changeJump(place, { when })}
            />
          </Flex>
        ))}
        {isFixed ? null : (
          <Flex gap={8} wrap align="center">
            <Button
              disabled={jumps.length >= questionnaireLimits.jumps}
              onClick={() => setJumps([...jumps, { when: [], to: goals[0]?.value ?? endOfQuestions }])}
            >
              加一个跳转
            </Button>
            <Typography.Text type="secondary">只能往后跳；没有显示的题不要求回答，也不保存。</Typography.Text>
          </Flex>
        )}
      </Flex>
    </Card>
  )
}
