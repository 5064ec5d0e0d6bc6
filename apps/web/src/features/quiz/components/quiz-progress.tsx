import type { QuizQuestion } from '@guangquan/contract'
import { CheckIcon, XIcon } from '@guangquan/ui/icons'

interface QuizProgressProps {
  questions: readonly QuizQuestion[]
  shownId: string | null
  onShow: (id: string) => void
}

/** The questions by number, each with its result; any of them can be opened. */
export function QuizProgress({ questions, shownId, onShow }: QuizProgressProps) {
  return (
    <ol className="quiz-progress" aria-label="题目">
      {questions.map((question) => {
        const state = stateOf(question)
        return (
          <li key={question.id}>
            <button
              type="button"
              data-state={state}
              aria-current={question.id === shownId ? 'step' : undefined}
              aria-label={`第 ${question.position} 张，${stateNames[state]}`}
              onClick={() => onShow(question.id)}
            >
              {state === 'right' ? <CheckIcon size={14} /> : null}
              {state === 'wrong' ? <XIcon size={14} /> : null}
              {state === 'open' || state === 'own' ? question.position : null}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

const stateNames = { right: '答对', wrong: '答错', open: '还没有答', own: '你的作品' } as const

function stateOf({ answered, isOwn }: QuizQuestion): keyof typeof stateNames {
  if (isOwn) return 'own'
  if (answered === null) return 'open'
  return answered.isCorrect ? 'right' : 'wrong'
}
