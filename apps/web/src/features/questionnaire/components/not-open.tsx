import type { QuestionnaireDetail } from '@guangquan/contract'
import { confirm, LinkButton, Button, showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { minuteOf } from '../questionnaire-facts.ts'
import { QuestionnaireHead } from './questionnaire-head.tsx'

/** A questionnaire that the member cannot answer now: the reason, and what they can do. */
export function NotOpen({ questionnaire }: { questionnaire: QuestionnaireDetail }) {
  const { id, obstacle, obstacleText, startTime, mayOpenResult, mayWithdraw } = questionnaire
  return (
    <div className="page qn-page">
      <QuestionnaireHead questionnaire={questionnaire} />
      <section className="qn-closed">
        <h2>{obstacleText}</h2>
        {obstacle === 'notOpen' ? <p>{minuteOf(startTime)} 开始。</p> : null}
        <div className="qn-closed-acts">
          {mayOpenResult ? (
            <LinkButton kind="lit" href={ownPaths.questionnaireResult(id)}>
              看结果
            </LinkButton>
          ) : null}
          <LinkButton kind="line" href={ownPaths.questionnaire()}>
            别的问卷
          </LinkButton>
          {mayWithdraw ? <Withdraw id={id} /> : null}
        </div>
      </section>
    </div>
  )
}

/** Takes the own answers back, after a question. */
function Withdraw({ id }: { id: string }) {
  const [busy, setBusy] = useState(false)
  const queryClient = useQueryClient()
  async function withdraw() {
    const isSure = await confirm({
      title: '收回你的答案？',
      text: '结果里不再有它。得到的奖励留着，重新答不会再得一次。',
      confirmLabel: '收回',
    })
    if (!isSure) return
    setBusy(true)
    try {
      await client.call(api.Questionnaire.Withdraw, { id, requestId: crypto.randomUUID() })
      await queries.invalidate(queryClient, api.Questionnaire.GetDetail)
      await queries.invalidate(queryClient, api.Questionnaire.GetList)
      await queries.invalidate(queryClient, api.Questionnaire.GetResult)
      showToast('已收回，可以重新答')
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }
  return (
    <Button kind="line" busy={busy} onClick={() => void withdraw()}>
      收回答案
    </Button>
  )
}
