import { circleLimits } from '@guangquan/contract/circle/circle.words'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Button, Chip, Field, LengthText, Modal } from '@guangquan/ui'
import { useState } from 'react'

interface ReasonDialogProps {
  title: string
  text: string
  /** To choose from; one fills the field. */
  reasons: readonly string[]
  submitLabel: string
  onClose: () => void
  /** @returns whether it succeeded; otherwise the dialog stays open with the input */
  onChosen: (note: string) => Promise<boolean>
}

/** Asks for the reason of an action, which the person concerned will read. */
export function ReasonDialog({ title, text, reasons, submitLabel, onClose, onChosen }: ReasonDialogProps) {
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const length = writtenLength(note)
  const isLong = length > circleLimits.note

  async function submit() {
    if (isLong) return
    setBusy(true)
    const done = await onChosen(note)
    setBusy(false)
    if (done) onClose()
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            取消
          </Button>
          <Button kind="danger" busy={busy} onClick={() => void submit()}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">{text}</p>
      <div className="circle-topics mb-4" role="group" aria-label="常用原因">
        {reasons.map((reason) => (
          <Chip key={reason} chosen={note === reason} onClick={() => setNote(note === reason ? '' : reason)}>
            {reason}
          </Chip>
        ))}
      </div>
      <Field
        label="原因"
        optional
        counter={<LengthText length={length} limit={circleLimits.note} />}
        error={isLong ? `最多 ${circleLimits.note} 个字` : null}
      >
        <AutoTextarea minRows={2} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </Modal>
  )
}
