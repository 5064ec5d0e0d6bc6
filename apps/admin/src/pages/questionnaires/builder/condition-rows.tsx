import {
  questionnaireLimits,
  type Condition,
  type Operator,
} from '@guangquan/contract/questionnaire/questionnaire.words'
import { Button, Flex, Select, Typography } from 'antd'
import type { EditedQuestion } from '../fields.ts'
import { operatorNames, operatorsOf, valuesOf } from './logic-sentences.ts'

interface ConditionRowsProps {
  conditions: readonly Condition[]
  /** Questions that a condition may be about. */
  among: readonly EditedQuestion[]
  questions: readonly EditedQuestion[]
  isFixed: boolean
  onChange: (conditions: readonly Condition[]) => void
}

const oneValue: readonly Operator[] = ['from', 'upTo']
const noValue: readonly Operator[] = ['isAnswered', 'isEmpty']

/** Conditions that all have to hold, each a sentence with choices in it. */
export function ConditionRows({ conditions, among, questions, isFixed, onChange }: ConditionRowsProps) {
  const set = (at: number, next: Condition) =>
    onChange(conditions.map((one, index) => (index === at ? next : one)))
  const placeOf = (key: string) => questions.findIndex((one) => one.key === key) + 1

  function add() {
    const last = among.at(-1)
    const [operator] = operatorsOf(last)
    if (last === undefined || operator === undefined) return
    const [first] = valuesOf(last)
    const values = noValue.includes(operator) || first === undefined ? [] : [first.value]
    onChange([...conditions, { question: last.key, operator, values }])
  }

  return (
    <>
      {conditions.map((condition, at) => {
        const about = among.find(({ key }) => key === condition.question)
        const { operator, values } = condition
        return (
          <Flex key={at} gap={8} wrap align="center">
            {at === 0 ? null : <Typography.Text strong>并且</Typography.Text>}
            <Select
              aria-label="哪一题"
              style={{ minWidth: 140 }}
              disabled={isFixed}
              value={condition.question}
              options={among.map(({ key, title }) => ({
                value: key,
                label: `第 ${placeOf(key)} 题　${title}`,
              }))}
              onChange={(question) =>
                set(at, {
                  question,
                  operator: operatorsOf(among.find(({ key }) => key === question))[0] ?? 'isAnswered',
                  values: [],
                })
              }
            />
            <Select<Operator>
              aria-label="怎样"
              style={{ minWidth: 96 }}
              disabled={isFixed}
              value={operator}
              options={operatorsOf(about).map((value) => ({ value, label: operatorNames[value] }))}
              onChange={(next) =>
                set(at, {
                  ...condition,
                  operator: next,
                  values: noValue.includes(next) ? [] : values.slice(0, 1),
                })
              }
            />
            {noValue.includes(operator) ? null : (
              <Select
                aria-label="哪些选项"
                style={{ minWidth: 160 }}
                mode="multiple"
                disabled={isFixed}
                value={[...values]}
                options={valuesOf(about)}
                onChange={(chosen: string[]) =>
                  set(at, { ...condition, values: oneValue.includes(operator) ? chosen.slice(-1) : chosen })
                }
              />
            )}
            {isFixed ? null : (
              <Button type="text" onClick={() => onChange(conditions.filter((_, index) => index !== at))}>
                删掉
              </Button>
            )}
          </Flex>
        )
      })}
      {isFixed ? null : (
        <Button
          style={{ alignSelf: 'start' }}
          disabled={among.length === 0 || conditions.length >= questionnaireLimits.conditions}
          onClick={add}
        >
          加一个条件
        </Button>
      )}
    </>
  )
}
