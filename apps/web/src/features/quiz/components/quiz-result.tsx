import type { QuizDay, QuizRecord } from '@guangquan/contract'
import { quizAskNames } from '@guangquan/contract/quiz/quiz.words'
import { quizAsks } from '@guangquan/rules/posts/quiz-options'
import { Button, UiLink } from '@guangquan/ui'
import { CopyIcon, ImageIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { copy } from '../../../shared/posts/copy.ts'
import { countedOf, scoreOf, shareText } from '../quiz-text.ts'
import { QuizPosterDialog } from './quiz-poster-dialog.tsx'
import { QuizMonth } from './quiz-month.tsx'

interface QuizResultProps {
  day: QuizDay
  record: QuizRecord
  onShow: (id: string) => void
}

/** The result of a day: the score, by kind, the streak, and a text to share. */
export function QuizResult({ day, record, onShow }: QuizResultProps) {
  const { correct, total } = scoreOf(day.questions)
  const counted = countedOf(day.questions)
  const missed = counted.filter(({ answered }) => answered?.isCorrect === false)
  const address = new URL(paths.quiz(), location.origin).href
  const [isShowing, setShowing] = useState(false)
  return (
    <section className="quiz-result" aria-label="今天的成绩">
      <p className="quiz-score">
        <strong>{correct}</strong>
        <span>/{total}</span>
      </p>
      <p className="quiz-compared">{comparedText(day.betterThan)}</p>
      <ul className="quiz-kinds">
        {Object.values(quizAsks).map((asks) => {
          const score = scoreOf(counted.filter((one) => one.asks === asks))
          return score.total === 0 ? null : (
            <li key={asks}>
              {quizAskNames[asks]}
              <strong>
                {score.correct}/{score.total}
              </strong>
            </li>
          )
        })}
      </ul>
      <dl className="quiz-record">
        <div>
          <dt>连续天数</dt>
          <dd>{record.streak}</dd>
        </div>
        <div>
          <dt>最长</dt>
          <dd>{record.longest}</dd>
        </div>
        <div>
          <dt>30 天命中</dt>
          <dd>{record.hitRate === null ? '–' : `${record.hitRate}%`}</dd>
        </div>
      </dl>
      <QuizMonth today={day.day} days={record.days} />
      <div className="quiz-buttons">
        {missed[0] === undefined ? null : (
          <Button kind="line" onClick={() => onShow(missed[0]?.id ?? '')}>
            看错的 {missed.length} 张
          </Button>
        )}
        <Button
          kind="lit"
          icon={<CopyIcon size={18} />}
          onClick={() =>
            void copy(shareText(day, { streak: record.streak, address }), '成绩已复制，去粘贴给朋友吧')
          }
        >
          复制成绩
        </Button>
        <Button kind="line" icon={<ImageIcon size={18} />} onClick={() => setShowing(true)}>
          成绩图片
        </Button>
      </div>
      <p className="quiz-note">
        明天零点换新的十张。连续答题可以得到
        <UiLink href={ownPaths.medal('quiz')} className="ui-link">
          勋章「答题王」
        </UiLink>
        。
        {record.allowStudy ? (
          '你的公开照片也会出现在题目里。'
        ) : (
          <>
            想让自己的照片也出现在题目里，可以在
            <UiLink href={ownPaths.setting()} className="ui-link">
              设置
            </UiLink>
            里打开「允许用于学习」。
          </>
        )}
      </p>
      {isShowing ? (
        <QuizPosterDialog
          day={day}
          streak={record.streak}
          address={address}
          onClose={() => setShowing(false)}
        />
      ) : null}
    </section>
  )
}

function comparedText(betterThan: number | null): string {
  if (betterThan === null) return '今天的题答完了。'
  return betterThan === 0 ? '今天的题答完了，明天再来。' : `比今天 ${betterThan}% 的人准。`
}
