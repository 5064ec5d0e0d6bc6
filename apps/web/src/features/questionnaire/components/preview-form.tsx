import type { QuestionnairePreview } from '@guangquan/contract'
import type { Answers } from '@guangquan/contract/questionnaire/questionnaire.words'
import { showToast } from '@guangquan/ui'
import { useState } from 'react'
import { QuestionPages } from './question-pages.tsx'
import { QuestionnaireHead } from './questionnaire-head.tsx'

/** A questionnaire to try. */
export function PreviewForm({ questionnaire }: { questionnaire: QuestionnairePreview }) {
  const [answers, setAnswers] = useState<Answers>({})
  return (
    <div className="page qn-page">
      <QuestionnaireHead questionnaire={questionnaire}>
        <p className="qn-saved">这是预览：可以试着答，不会保存，也不能交。</p>
      </QuestionnaireHead>
      <QuestionPages
        questions={questionnaire.questions}
        answers={answers}
        onChange={(key, answer) => setAnswers((before) => ({ ...before, [key]: answer }))}
        busy={false}
        refusal=""
        onSend={() => {
          showToast('预览到这里结束，没有保存')
          return Promise.resolve({})
        }}
        sendLabel="走完了"
      />
    </div>
  )
}
