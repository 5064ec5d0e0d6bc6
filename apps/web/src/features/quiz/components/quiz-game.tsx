import { ApiError } from '@guangquan/client'
import type { QuizDay, QuizQuestion, QuizRecord } from '@guangquan/contract'
import { showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { dayText } from '../quiz-text.ts'
import { QuizProgress } from './quiz-progress.tsx'
import { QuizQuestionView } from './quiz-question.tsx'
import { QuizResult } from './quiz-result.tsx'

const isOpen = ({ answered, isOwn }: QuizQuestion) => answered === null && !isOwn

/** A day of questions, one after another, then the result. */
export function QuizGame({ day, record }: { day: QuizDay; record: QuizRecord }) {
  // Answers given here, until the day is reloaded.
  const [given, setGiven] = useState<ReadonlyMap<string, QuizQuestion>>(new Map())
  const questions = day.questions.map((one) => given.get(one.id) ?? one)
  const [shownId, setShownId] = useState<string | null>(() => questions.find(isOpen)?.id ?? null)
  const [busy, setBusy] = useState(false)
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const shown = questions.find(({ id }) => id === shownId)

  const readAgain = () =>
    Promise.all([
      queries.invalidate(queryClient, api.Quiz.GetDay),
      queries.invalidate(queryClient, api.Quiz.GetMine),
    ])

  async function answer(question: QuizQuestion, choice: number): Promise<void> {
    if (busy) return
    setBusy(true)
    const input = { id: question.id, choice }
    try {
      const answered = await sendOnce(input, (requestId) =>
        client.call(api.Quiz.Answer, { ...input, requestId }),
      )
      setGiven((before) => new Map(before).set(question.id, answered))
      if (!questions.some((one) => one.id !== question.id && isOpen(one))) await readAgain()
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'ContentNotFound') {
        showToast('这一题已经换掉了', 'error')
        setShownId(questions.find((one) => one.id !== question.id && isOpen(one))?.id ?? null)
        await readAgain()
      } else showError(error)
    } finally {
      setBusy(false)
    }
  }

  function goOn(from: QuizQuestion): void {
    const place = questions.indexOf(from)
    const next = [...questions.slice(place + 1), ...questions.slice(0, place)].find(isOpen)
    setShownId(next?.id ?? null)
  }

  return (
    <>
      <header className="quiz-head">
        <h1 className="quiz-title">猜参数</h1>
        <p>{dayText(day.day)}　今天的照片，所有人都一样</p>
        <QuizProgress questions={questions} shownId={shown?.id ?? null} onShow={setShownId} />
      </header>
      {shown === undefined ? (
        <QuizResult day={{ ...day, questions }} record={record} onShow={setShownId} />
      ) : (
        <QuizQuestionView
          key={shown.id}
          question={shown}
          count={questions.length}
          isLast={!questions.some((one) => one.id !== shown.id && isOpen(one))}
          busy={busy}
          onAnswer={(choice) => void answer(shown, choice)}
          onNext={() => goOn(shown)}
        />
      )}
    </>
  )
}
