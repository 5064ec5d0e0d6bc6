import type { QuestionShape } from '@guangquan/contract'
import type { Answer, Answers } from '@guangquan/contract/questionnaire/questionnaire.words'
import { countedQuestions } from '@guangquan/rules/questionnaire/questionnaire-flow'
import { Button } from '@guangquan/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { faultsOf } from '../page-way.ts'
import { useChoiceKeys } from '../../../shared/forms/use-choice-keys.ts'
import { usePages } from '../use-pages.ts'
import { QuestionView } from './question-view.tsx'

interface QuestionPagesProps {
  questions: readonly QuestionShape[]
  answers: Answers
  onChange: (key: string, answer: Answer) => void
  busy: boolean
  refusal: string
  onSend: () => Promise<Record<string, string>>
  sendLabel: string
}

/** Questions page by page, with the way forward and back. */
export function QuestionPages(props: QuestionPagesProps) {
  const { questions, answers, onChange, busy, refusal, onSend, sendLabel } = props
  const pages = usePages(questions, answers)
  const { page, isPhone, isFirst, isLast, number, all } = pages
  const [faults, setFaults] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const moved = useRef(false)
  const first = page[0]?.key
  useChoiceKeys(form)

  // A new page is scrolled to its top and announces its position.
  useEffect(() => {
    if (!moved.current) return
    form.current?.scrollIntoView({ block: 'start' })
    form.current?.querySelector<HTMLElement>('[data-question]')?.focus({ preventScroll: true })
  }, [first])

  function show(found: Record<string, string>) {
    setFaults(found)
    const [wrong] = Object.keys(found)
    if (wrong === undefined) return
    pages.open(wrong)
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(`[data-question="${wrong}"]`)?.focus(),
    )
  }

  async function go(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const wrong = faultsOf(page, answers)
    show(wrong)
    if (Object.keys(wrong).length > 0) return
    moved.current = true
    if (isLast) show(await onSend())
    else pages.forward()
  }

  const unit = isPhone ? '题' : '页'
  return (
    <form ref={form} className="qn-form" noValidate onSubmit={(event) => void go(event)}>
      <div className="qn-progress">
        <progress max={Math.max(1, all)} value={Math.min(all, number)} aria-label="答到哪里" />
        <span className="ui-print">
          {Math.min(number, all)}/{all}
        </span>
      </div>
      {page.map((question, at) => (
        <QuestionView
          key={question.key}
          question={question}
          number={number + countedQuestions(page.slice(0, at)).length}
          answer={answers[question.key]}
          error={faults[question.key] ?? null}
          onChange={(answer) => {
            setFaults(({ [question.key]: _mended, ...others }) => others)
            onChange(question.key, answer)
          }}
        />
      ))}
      {refusal === '' ? null : (
        <p className="ui-field-error" role="alert">
          {refusal}
        </p>
      )}
      <div className="qn-acts">
        {isFirst ? null : (
          <Button
            type="button"
            kind="line"
            size="large"
            onClick={() => {
              moved.current = true
              pages.back()
            }}
          >
            上一{unit}
          </Button>
        )}
        <Button type="submit" kind="lit" size="large" busy={busy} busyLabel="正在交" className="qn-next">
          {isLast ? sendLabel : `下一${unit}`}
        </Button>
        <span className="qn-keys">数字键选择，回车{isLast ? sendLabel : `下一${unit}`}</span>
      </div>
    </form>
  )
}
