import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { questionTypeNames } from '@guangquan/contract/questionnaire/questionnaire.words'
import { Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import type { EditedQuestion } from '../fields.ts'
import { logicSentences } from './logic-sentences.ts'

interface QuestionListProps {
  questions: readonly EditedQuestion[]
  faults: ReadonlyMap<number, string>
  open: string | null
  onOpen: (key: string) => void
  isFixed: boolean
  onChange: (questions: readonly EditedQuestion[]) => void
  /** Null when the limit is reached. */
  onAdd: (() => void) | null
}

/** The questions in order, by page, each with its condition. Moved by dragging or with buttons. */
export function QuestionList(props: QuestionListProps) {
  const { questions, faults, open, onOpen, isFixed, onChange, onAdd } = props
  const [dragged, setDragged] = useState<string | null>(null)

  function move(key: string, to: number) {
    const moved = questions.find((one) => one.key === key)
    const others = questions.filter((one) => one.key !== key)
    if (moved !== undefined && to >= 0 && to <= others.length)
      onChange([...others.slice(0, to), moved, ...others.slice(to)])
  }

  const pageOf = (at: number) => 1 + questions.slice(1, at + 1).filter(({ newPage }) => newPage).length
  return (
    <nav aria-label="题目">
      <ol className="questionnaire-questions">
        {questions.map((question, at) => {
          const { key, title, type, required, newPage } = question
          const fault = faults.get(at)
          return (
            <li
              key={key}
              data-open={key === open || undefined}
              draggable={!isFixed}
              onDragStart={() => setDragged(key)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                event.preventDefault()
                if (dragged !== null && dragged !== key) move(dragged, at)
              }}
            >
              {at === 0 || newPage ? <div className="questionnaire-page-mark">第 {pageOf(at)} 页</div> : null}
              <Flex align="start" gap={4}>
                {isFixed ? null : <HolderOutlined aria-hidden style={{ marginTop: 8 }} />}
                <button
                  type="button"
                  className="questionnaire-row"
                  aria-current={key === open || undefined}
                  onClick={() => onOpen(key)}
                >
                  <strong>
                    {at + 1}. {title === '' ? '还没有写' : title}
                  </strong>
                  <small>
                    {questionTypeNames[type]}
                    {required ? '，必答' : ''}
                  </small>
                  {logicSentences(question, questions).map((sentence) => (
                    <small key={sentence} className="questionnaire-logic">
                      {sentence}
                    </small>
                  ))}
                  {fault === undefined ? null : <Typography.Text type="danger">{fault}</Typography.Text>}
                </button>
                {isFixed ? null : (
                  <>
                    <Button
                      type="text"
                      aria-label={`第 ${at + 1} 题往前`}
                      icon={<ArrowUpOutlined />}
                      disabled={at === 0}
                      onClick={() => move(key, at - 1)}
                    />
                    <Button
                      type="text"
                      aria-label={`第 ${at + 1} 题往后`}
                      icon={<ArrowDownOutlined />}
                      disabled={at === questions.length - 1}
                      onClick={() => move(key, at + 1)}
                    />
                  </>
                )}
              </Flex>
            </li>
          )
        })}
      </ol>
      {isFixed || onAdd === null ? null : (
        <Button block onClick={onAdd}>
          加一题
        </Button>
      )}
    </nav>
  )
}
