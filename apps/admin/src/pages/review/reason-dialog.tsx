import { pressedKey } from '@guangquan/ui/pressed-key'
import type { ReviewDecision, ReviewKind } from '@guangquan/contract/review/review.words'
import { muteDays, type MuteDays } from '@guangquan/contract/sanction/strike.shapes'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Input, Segmented, Typography } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { api, read } from '../../platform/api.ts'
import { FormDialog } from '../../parts/acts/form-dialog.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { useConfirmClose, useUnsaved } from '../../parts/acts/unsaved.tsx'
import { decisionNames, effectOf } from './names.ts'
import type { Choice } from './use-decisions.ts'

interface ReasonDialogProps {
  asked: { decision: ReviewDecision; kinds: readonly ReviewKind[]; count: number }
  onClose: () => void
  onChoose: (choice: Choice) => void
}

/** Keys that choose a reason. */
const keyed = 9

/** Asks for the reason of a decision: one of the list by its number, or own words. */
export function ReasonDialog({ asked, onClose, onChoose }: ReasonDialogProps) {
  const { decision, count } = asked
  const { name } = decisionNames[decision]
  return (
    <FormDialog open title={count > 1 ? `${name} ${count} 项` : name} onClose={onClose}>
      <Reasons asked={asked} onChoose={onChoose} />
    </FormDialog>
  )
}

function Reasons({ asked: { decision, kinds }, onChoose }: Omit<ReasonDialogProps, 'onClose'>) {
  const [days, setDays] = useState<MuteDays>(7)
  const [text, setText] = useState('')
  const markUnsaved = useUnsaved()
  const mayGiveUpText = useConfirmClose()
  const list = useQuery(read(api.ReviewReason.GetList, {}))
  const reasons = (list.data?.items ?? []).filter((one) => kinds.every((kind) => one.kinds.includes(kind)))

  function type(next: string) {
    setText(next)
    markUnsaved(next.trim() !== '')
  }
  function choose(reason: string) {
    markUnsaved(false)
    onChoose({ decision, reason, days: decision === 'mute' ? days : undefined })
  }
  /** One of the list, in place of own words. */
  async function chooseListed(reason: string) {
    if (await mayGiveUpText()) choose(reason)
  }
  function press(event: KeyboardEvent) {
    const key = pressedKey(event)
    const reason = /^[1-9]$/.test(key) ? reasons[Number(key) - 1] : undefined
    const isTyping = event.target instanceof HTMLTextAreaElement
    if (reason === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    void chooseListed(reason.text)
  }
  const { name, danger = false } = decisionNames[decision]
  return (
    <div onKeyDown={press}>
      <Typography.Paragraph>{effectOf(decision, kinds)}</Typography.Paragraph>
      {decision === 'mute' ? (
        <Segmented<MuteDays>
          aria-label="禁言多久"
          value={days}
          onChange={setDays}
          options={muteDays.map((value) => ({ value, label: `${value} 天` }))}
          style={{ marginBottom: 12 }}
        />
      ) : null}
      <Flex vertical gap={8} role="group" aria-label="原因">
        {list.isError ? (
          <ReadFailed error={list.error} retry={list.refetch} />
        ) : list.data === undefined ? (
          <Loading />
        ) : null}
        {reasons.map((reason, index) => (
          <Button
            key={reason.id}
            autoFocus={index === 0}
            className="review-reason"
            onClick={() => void chooseListed(reason.text)}
          >
            {index < keyed ? <kbd aria-hidden>{index + 1}</kbd> : null}
            {reason.text}
          </Button>
        ))}
        <Input.TextArea
          aria-label="自己写原因"
          placeholder="自己写原因"
          value={text}
          onChange={(event) => type(event.target.value)}
          autoSize={{ minRows: 2, maxRows: 5 }}
          maxLength={200}
        />
        <Button
          type="primary"
          danger={danger}
          disabled={text.trim() === ''}
          onClick={() => choose(text.trim())}
        >
          {name}
        </Button>
      </Flex>
    </div>
  )
}
