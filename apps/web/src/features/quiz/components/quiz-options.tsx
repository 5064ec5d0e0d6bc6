import { quizAsks, type QuizAsk } from '@guangquan/rules/posts/quiz-options'
import { quizAskNames } from '@guangquan/contract/quiz/quiz.words'
import { Iris } from '@guangquan/ui'
import { optionText } from '../quiz-text.ts'

interface QuizOptionsProps {
  asks: QuizAsk
  options: readonly number[]
  chosen: number | null
  onChoose: (choice: number) => void
  disabled: boolean
}

/** How far the drawn iris is open: 1 at f/1, nearly closed at f/32. */
const openAt = (fNumber: number) => Math.max(0.05, 1 - Math.log2(fNumber) / 5.2)

/** Four values to choose from, by pointer, arrow keys or the digits on them. */
export function QuizOptions({ asks, options, chosen, onChoose, disabled }: QuizOptionsProps) {
  return (
    <fieldset className="quiz-options" data-options disabled={disabled}>
      <legend className="sr-only">{quizAskNames[asks]}</legend>
      {options.map((value, place) => (
        <label key={value} className="quiz-option">
          <input
            type="radio"
            name="choice"
            className="sr-only"
            checked={chosen === place}
            onChange={() => onChoose(place)}
          />
          <kbd aria-hidden>{place + 1}</kbd>
          {asks === quizAsks.aperture ? <Iris open={openAt(value)} lit={chosen === place} size={64} /> : null}
          <span>{optionText(asks, value)}</span>
        </label>
      ))}
    </fieldset>
  )
}
