import '../strike.css'
import type { StrikeItem } from '@guangquan/contract'
import { strikeName, targetSentence } from '@guangquan/contract/sanction/strike.shapes'
import { Button, StatusPill, TimeText } from '@guangquan/ui'
import { useId, useState } from 'react'
import { serverNow } from '../../../platform/boot.ts'
import { minuteOf, strikeState } from '../strike-words.ts'
import { AppealForm } from './appeal-form.tsx'

interface StrikeCardProps {
  strike: StrikeItem
  onAppeal: (text: string) => Promise<void>
}

/** One strike: kind, reason, end and appeal. */
export function StrikeCard({ strike, onAppeal }: StrikeCardProps) {
  const { reason, untilTime, target, createTime, appeal, canAppeal, appealUntilTime } = strike
  const [writing, setWriting] = useState(false)
  const nameId = useId()
  const { tone, label } = strikeState(strike, serverNow())
  return (
    <article className="strike-card" aria-labelledby={nameId}>
      <header className="strike-head">
        <h2 id={nameId} className="font-semibold">
          {strikeName(strike)}
        </h2>
        <StatusPill tone={tone}>{label}</StatusPill>
        <span className="strike-time">
          <TimeText at={createTime} now={serverNow()} />
        </span>
      </header>
      <p>{reason}</p>
      {target === null ? null : <p className="text-ink-2">{targetSentence(target)}</p>}
      {untilTime === null ? null : <p className="text-ink-2">到 {minuteOf(untilTime)} 为止</p>}
      {appeal === null ? null : <Appeal appeal={appeal} />}
      {!canAppeal ? null : writing ? (
        <AppealForm onSend={onAppeal} onCancel={() => setWriting(false)} />
      ) : (
        <div className="strike-foot">
          <Button kind="line" onClick={() => setWriting(true)}>
            申诉
          </Button>
          <span className="text-small text-ink-3">{minuteOf(appealUntilTime)} 前可以申诉一次</span>
        </div>
      )}
    </article>
  )
}

const states = { 1: '待处理', 2: '已撤销', 3: '维持' } as const

function Appeal({ appeal }: { appeal: NonNullable<StrikeItem['appeal']> }) {
  const { state, text, dueTime, answer } = appeal
  return (
    <dl className="strike-appeal">
      <dt>申诉</dt>
      <dd>{text}</dd>
      <dt>结果</dt>
      <dd>
        {states[state]}
        {state === 1 ? `，${minuteOf(dueTime)} 前答复` : ''}
      </dd>
      {answer === '' ? null : (
        <>
          <dt>答复</dt>
          <dd>{answer}</dd>
        </>
      )}
    </dl>
  )
}
