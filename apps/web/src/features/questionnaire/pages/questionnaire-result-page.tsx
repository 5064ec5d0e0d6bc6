import '../questionnaire.css'
import '../questionnaire-result.css'
import type { OwnQuestionnaireResult } from '@guangquan/contract'
import { shownResults } from '@guangquan/contract/questionnaire/questionnaire.words'
import { resultOfQuestionnaire } from '@guangquan/routes/first/questionnaire'
import { IrisLoader, Later, LinkButton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { QuestionnaireMissing } from '../components/questionnaire-missing.tsx'
import { QuestionResultView } from '../components/question-result-view.tsx'
import { minuteOf } from '../questionnaire-facts.ts'

/** 问卷结果: thanks, the reward, and the results if they are shown. */
export default function QuestionnaireResultPage() {
  const [search] = useSearchParams()
  const result = useQuery(queries.one(...resultOfQuestionnaire(search.get('id') ?? '')))
  usePageTitle(result.data === undefined ? undefined : `${result.data.title} 的结果`)
  if (result.data !== undefined) return <Shown result={result.data} />
  if (result.isError) return <QuestionnaireMissing of={result} />
  return (
    <Later>
      <IrisLoader className="py-16" />
    </Later>
  )
}

function Shown({ result }: { result: OwnQuestionnaireResult }) {
  const { title, coins, giftTitle, results } = result
  const earned = coins > 0 ? `${coins} 金币已到账` : giftTitle === '' ? '' : `${giftTitle}已放进你的礼品`
  return (
    <div className="page qn-result">
      <header className="qn-result-head">
        <div>
          <p className="qn-kicker">谢谢你的回答</p>
          <h1 className="qn-title">{title}</h1>
        </div>
        {earned === '' ? null : <p className="qn-earned">{earned}</p>}
      </header>
      {results === null || results.questions.length === 0 ? (
        <div className="qn-waiting">
          <p>{waitingText(result)}</p>
          <LinkButton kind="line" href={ownPaths.questionnaire()}>
            别的问卷
          </LinkButton>
        </div>
      ) : (
        <>
          <p className="qn-counted">
            <strong className="ui-print">{results.counted}</strong> 份回答
            {results.pending > 0 ? `，还有 ${results.pending} 份在统计` : ''}
          </p>
          <div className="qn-results">
            {results.questions
              .filter(({ options, rows }) => options.length > 0 || rows.length > 0)
              .map((question) => (
                <QuestionResultView key={question.key} question={question} />
              ))}
          </div>
          {result.isAnonymous ? (
            <p className="qn-hidden-note">“—”是不到 5 人的数，不显示，免得认出是谁。</p>
          ) : null}
        </>
      )}
    </div>
  )
}

function waitingText({ showResult, endTime, results }: OwnQuestionnaireResult): string {
  if (results !== null) return '回答还不多，满 5 份以后可以看结果。'
  return showResult === shownResults.afterEnd
    ? `${minuteOf(endTime)} 截止以后，可以回到这里看结果。`
    : '这份问卷的结果不公开，你的回答我们会认真看。'
}
