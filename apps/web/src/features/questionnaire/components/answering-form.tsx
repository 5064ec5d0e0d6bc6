import type { QuestionnaireDetail } from '@guangquan/contract'
import { useUnsavedPage } from '../../../shared/forms/unsaved-page.ts'
import { useAnswering, type Saved } from '../use-answering.ts'
import { QuestionPages } from './question-pages.tsx'
import { QuestionnaireHead } from './questionnaire-head.tsx'

const savedTexts: Record<Saved, string> = {
  no: '',
  saving: '正在存草稿',
  browser: '已存在这台设备，7 天内可以接着答',
  server: '已存草稿，7 天内可以接着答',
}

/** A questionnaire to answer. Answers stay when the page is left. */
export function AnsweringForm({ questionnaire }: { questionnaire: QuestionnaireDetail }) {
  const { answers, change, saved, busy, refusal, send } = useAnswering(questionnaire)
  useUnsavedPage(saved !== 'no')
  return (
    <div className="page qn-page">
      <QuestionnaireHead questionnaire={questionnaire}>
        <p className="qn-saved" role="status">
          {savedTexts[saved]}
        </p>
      </QuestionnaireHead>
      <QuestionPages
        questions={questionnaire.questions}
        answers={answers}
        onChange={change}
        busy={busy}
        refusal={refusal}
        onSend={send}
        sendLabel="交卷"
      />
    </div>
  )
}
