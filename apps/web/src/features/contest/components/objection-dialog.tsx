import { contestBounds } from '@guangquan/contract/contest/contest.words'
import { textLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Button, Field, LengthText, Modal, showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { useDialogAct } from '../../../shared/forms/use-dialog-act.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { readContestsAgain } from '../invalidate.ts'

const { min, max } = contestBounds.objection

interface ObjectionDialogProps {
  matchId: string
  /** The entry it is about; null for the contest itself. */
  entry: { id: string; number: string } | null
  onClose: () => void
}

/** An objection to an entry or a contest while its result is announced for objections. */
export function ObjectionDialog({ matchId, entry, onClose }: ObjectionDialogProps) {
  const [text, setText] = useState('')
  const [looked, setLooked] = useState(false)
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const { busy, failure, run } = useDialogAct()
  const length = textLength(text.trim())
  const wrong = length < min ? `请写明理由，至少 ${min} 个字` : length > max ? `最多 ${max} 个字` : null

  async function object(): Promise<void> {
    setLooked(true)
    if (wrong !== null) return
    await run(async () => {
      const request = { matchId, entryId: entry?.id ?? null, text: text.trim() }
      await sendOnce(request, (requestId) => client.call(api.Contest.Objection, { ...request, requestId }))
      await readContestsAgain(queryClient)
      showToast('异议已提交，答复会通知你')
      onClose()
    })
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={entry === null ? '对影赛提出异议' : `对 ${entry.number} 号作品提出异议`}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            取消
          </Button>
          <Button busy={busy} busyLabel="正在提交" onClick={() => void object()}>
            提交异议
          </Button>
        </>
      }
    >
      <Field
        label="理由和依据"
        required
        hint={`${contestBounds.answerWorkingDays} 个工作日内答复，答复会通知你`}
        counter={<LengthText length={length} limit={max} />}
        error={looked ? wrong : null}
      >
        <AutoTextarea
          minRows={4}
          maxRows={10}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {failure}
    </Modal>
  )
}
