import type { QuizQuestion } from '@guangquan/contract'
import { quizAskNames } from '@guangquan/contract/quiz/quiz.words'
import { Button, Photo } from '@guangquan/ui'
import { useEffect, useRef, useState, type CSSProperties, type FormEvent } from 'react'
import { useChoiceKeys } from '../../../shared/forms/use-choice-keys.ts'
import { askText, optionText } from '../quiz-text.ts'
import { QuizExplanation } from './quiz-explanation.tsx'
import { QuizOptions } from './quiz-options.tsx'

interface QuizQuestionProps {
  question: QuizQuestion
  count: number
  /** No other question is left to answer. */
  isLast: boolean
  busy: boolean
  onAnswer: (choice: number) => void
  onNext: () => void
}

/** A photograph with its question; after the answer, the explanation. Keys 1 to 4 choose, Enter continues. */
export function QuizQuestionView(props: QuizQuestionProps) {
  const { question, count, isLast, busy, onAnswer, onNext } = props
  const { asks, options, position, picture, answered, isOwn } = question
  const [choice, setChoice] = useState<number | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const words = useRef<HTMLDivElement>(null)
  useChoiceKeys(form)
  const isAnswered = answered !== null
  // Focus moves to the question, and later to its explanation, but not when the page opens.
  useEffect(() => {
    if (position > 1 || isAnswered) words.current?.focus({ preventScroll: true })
  }, [position, isAnswered])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isAnswered || isOwn) onNext()
    else if (choice !== null) onAnswer(choice)
  }

  const frame: CSSProperties & Record<'--ratio', number> = { '--ratio': picture.width / picture.height }
  const chosen = choice === null ? undefined : options[choice]
  const nextText = isLast ? '看成绩' : '下一张'
  return (
    <form ref={form} className="quiz-board" onSubmit={submit}>
      <figure className="quiz-photo" style={frame}>
        <Photo
          photo={{ ...picture, url480: picture.url, url1080: picture.url }}
          alt={`第 ${position} 张照片，请看画面猜参数`}
          sizes="(min-width: 64rem) 65vw, 100vw"
          fit="contain"
          eager
        />
      </figure>
      <div ref={words} className="quiz-words" data-question tabIndex={-1}>
        <p className="quiz-note">
          第 {position} 张，共 {count} 张　{quizAskNames[asks]}
        </p>
        <h2 className="quiz-ask">{askText[asks]}</h2>
        {isOwn ? (
          <p className="quiz-why">这是你的作品，不计入成绩。</p>
        ) : isAnswered ? (
          <QuizExplanation question={question} answered={answered} />
        ) : (
          <QuizOptions asks={asks} options={options} chosen={choice} onChoose={setChoice} disabled={busy} />
        )}
        {isOwn || isAnswered ? (
          <Button kind="lit" size="large" block type="submit">
            {nextText}
          </Button>
        ) : (
          <Button
            kind="lit"
            size="large"
            block
            type="submit"
            busy={busy}
            busyLabel="正在核对"
            disabled={chosen === undefined}
          >
            {chosen === undefined ? '选一个答案' : `就选 ${optionText(asks, chosen)}`}
          </Button>
        )}
        {isOwn || isAnswered ? null : (
          <p className="quiz-note">选定以后才公布答案和作者。照片都经作者允许。</p>
        )}
      </div>
    </form>
  )
}
