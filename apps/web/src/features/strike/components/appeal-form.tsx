import { appealLimits } from '@guangquan/contract/sanction/strike.shapes'
import { memberText } from '@guangquan/contract/shapes/text'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Button, Field, LengthText, showToast } from '@guangquan/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useUnsavedPage } from '../../../shared/forms/unsaved-page.ts'
import { useCheckedField } from '../../../shared/forms/use-checked-field.ts'
import { useLeaveWarning } from '../../../shared/forms/use-leave-warning.ts'

const { min, max } = appealLimits.text
const schema = memberText(min, max)

interface AppealFormProps {
  onSend: (text: string) => Promise<void>
  onCancel: () => void
}

/** Why a strike is wrong, in the member's words. */
export function AppealForm({ onSend, onCancel }: AppealFormProps) {
  const text = useCheckedField(schema)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useLeaveWarning(text.value !== '', { question: '申诉还没有提交，确定离开？' })
  useUnsavedPage(text.value !== '')

  async function send(event: FormEvent) {
    event.preventDefault()
    const written = text.check()
    if (busy) return
    if (written === undefined) {
      field.current?.focus()
      return
    }
    setBusy(true)
    try {
      await onSend(written)
      showToast('申诉已提交')
      onCancel()
    } catch (error) {
      text.refuseBy(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate className="strike-form" onSubmit={(event) => void send(event)}>
      <Field
        label="申诉理由"
        counter={<LengthText length={writtenLength(text.value)} limit={max} />}
        error={text.error}
        hint={`说明为什么处罚不合适，至少 ${min} 个字。每条处罚只能申诉一次，3 个工作日内由另一位工作人员答复`}
      >
        <AutoTextarea
          ref={field}
          minRows={4}
          maxRows={12}
          value={text.value}
          onBlur={text.leave}
          onChange={({ target }) => text.change(target.value)}
        />
      </Field>
      <div className="strike-foot">
        <Button kind="lit" type="submit" busy={busy} busyLabel="正在提交">
          提交申诉
        </Button>
        <Button kind="line" type="button" onClick={onCancel}>
          取消
        </Button>
      </div>
    </form>
  )
}
