import { Button, showToast } from '@guangquan/ui'
import { focusErrors } from '../../../shared/forms/error-summary.tsx'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useUnsavedPage } from '../../../shared/forms/unsaved-page.ts'
import { useLeaveWarning } from '../../../shared/forms/use-leave-warning.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useWayBack } from '../../../shared/page/use-way-back.ts'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'

interface SettingFormProps {
  /** Whether leaving would lose input. */
  dirty: boolean
  /** Nothing can be changed now. */
  locked?: boolean
  submitLabel?: string
  busyLabel?: string
  /** Message shown when it is saved. */
  done?: string
  /** Further buttons, beside the main one. */
  more?: ReactNode
  /** As wide as the panel. */
  wide?: boolean
  /** Saves; false if input is missing or invalid: the first invalid field then gets the focus. */
  onSave: () => Promise<boolean>
  /** Shows a refusal beside its field. */
  onRefused: (sentence: string, error: unknown) => void
  children: ReactNode
}

/** The form of a setting: after saving, shows a toast and returns to the previous page. */
export function SettingForm(props: SettingFormProps) {
  const { dirty, locked = false, submitLabel = '保存', busyLabel = '正在保存', done = '已保存' } = props
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const goBack = useWayBack(ownPaths.setting())
  const back = useRef(goBack)
  useLeaveWarning(dirty && !saved, { question: '修改还没有保存，确定离开？' })
  useUnsavedPage(dirty && !saved)

  useEffect(() => {
    back.current = goBack
  })
  // After the question about unsaved changes has been removed.
  useEffect(() => {
    if (!saved) return
    showToast(done)
    back.current()
  }, [saved, done])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      if (await props.onSave()) setSaved(true)
      else focusFirstWrong()
    } catch (error) {
      props.onRefused(sentenceOf(error), error)
      focusFirstWrong()
    } finally {
      setBusy(false)
    }
  }

  // The errors must be rendered first.
  function focusFirstWrong() {
    focusErrors(form.current)
  }

  return (
    <form
      ref={form}
      noValidate
      className="setting-form"
      data-wide={props.wide || undefined}
      onSubmit={(event) => void submit(event)}
    >
      {props.children}
      {locked ? null : (
        <div className="setting-buttons">
          <Button kind="lit" type="submit" busy={busy} busyLabel={busyLabel} disabled={!dirty}>
            {submitLabel}
          </Button>
          {props.more}
        </div>
      )}
    </form>
  )
}
