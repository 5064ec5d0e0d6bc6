import type { QuizAnswered, QuizQuestion } from '@guangquan/contract'
import { Avatar, exposureValues, UiLink } from '@guangquan/ui'
import { CheckIcon } from '@guangquan/ui/icons'
import { paths } from '../../../platform/paths.ts'
import { missText, optionText, whyText } from '../quiz-text.ts'

/** Right or wrong, the four values, the explanation, the settings and the author of the photograph. */
export function QuizExplanation({ question, answered }: { question: QuizQuestion; answered: QuizAnswered }) {
  const { asks, options } = question
  const { settings, author } = answered
  const right = options[answered.answer] ?? 0
  const taken = [settings.cameraName, settings.lensName, ...exposureValues(settings)].filter(Boolean)
  return (
    <div className="quiz-answer" role="status">
      <p className="quiz-right">
        <strong>{optionText(asks, right)}</strong>
        <span data-right={answered.isCorrect || undefined}>
          {answered.isCorrect ? '答对了' : missText(question, answered)}
        </span>
      </p>
      <ul className="quiz-values">
        {options.map((value, place) => (
          <li key={value} data-right={place === answered.answer || undefined}>
            {optionText(asks, value)}
            {place === answered.answer ? (
              <span>
                <CheckIcon size={14} /> 答案
              </span>
            ) : place === answered.choice ? (
              <span>你选的</span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="quiz-why">{whyText(question, answered.answer)}</p>
      <p className="quiz-taken">{taken.join('　')}</p>
      <p className="quiz-author">
        {author === null ? null : (
          <UiLink href={paths.other(author.userId)} className="ui-link">
            <Avatar src={author.headPicUrl} size={28} frame={{ src: author.usedFrameSrc }} />
            {author.nickName}
          </UiLink>
        )}
        <UiLink href={paths.post(answered.publishId)} className="ui-link">
          {answered.title === '' ? '看这个作品' : `《${answered.title}》`}
        </UiLink>
      </p>
    </div>
  )
}
