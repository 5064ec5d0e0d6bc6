import type { QuestionnairePreview } from '@guangquan/contract'
import type { ReactNode } from 'react'
import { minuteOf, rewardText } from '../questionnaire-facts.ts'

/** The description of a questionnaire, next to its questions. `children` are below it. */
export function QuestionnaireHead({
  questionnaire,
  children,
}: {
  questionnaire: QuestionnairePreview
  children?: ReactNode
}) {
  const { title, intro, questionCount, minutes, endTime, submitted, isAnonymous } = questionnaire
  const reward = rewardText(questionnaire)
  return (
    <header className="qn-head">
      <p className="qn-kicker">
        问卷　{questionCount} 题，约 {minutes} 分钟
      </p>
      <h1 className="qn-title max-md:sr-only">{title}</h1>
      {intro === '' ? null : <p className="qn-intro">{intro}</p>}
      <dl className="qn-facts">
        {reward === '' ? null : <Fact name="奖励">{reward}，交卷即到</Fact>}
        <Fact name="截止">{minuteOf(endTime)}</Fact>
        {submitted === null ? null : <Fact name="已收到">{submitted} 份</Fact>}
        {isAnonymous ? <Fact name="匿名">知道谁答过，不知道谁答了什么</Fact> : null}
      </dl>
      {children}
    </header>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
