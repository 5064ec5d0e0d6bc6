import { ApiError } from '@guangquan/client'
import type { StartedContest } from '@guangquan/contract'
import { showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { api, client } from '../../platform/api.ts'
import { focusErrors } from '../../shared/forms/error-summary.tsx'
import { useUnsavedPage } from '../../shared/forms/unsaved-page.ts'
import { useLeaveWarning } from '../../shared/forms/use-leave-warning.ts'
import { useSendOnce } from '../../shared/forms/use-send-once.ts'
import { readContestsAgain } from './invalidate.ts'
import { startBody, startErrors, startOf, type StartFields } from './start-fields.ts'

interface StartFormOptions {
  /** The circle it begins with; empty for a contest of members. */
  circleId: string
  /** Today in Shanghai. */
  today: string
  onDone: () => void
}

/** Fields, errors and submission of the form that starts a contest. */
export function useStartForm(contest: StartedContest | null, { circleId, today, onDone }: StartFormOptions) {
  const [fields, setFields] = useState(() => startOf(contest, { circleId, today }))
  const [isDirty, setDirty] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const form = useRef<HTMLFormElement>(null)
  const sendOnce = useSendOnce()
  const queryClient = useQueryClient()
  useLeaveWarning(isDirty, { question: '影赛还没有提交，确定离开？' })
  useUnsavedPage(isDirty)
  const errors = startErrors(fields)

  /** The error of a field; `sent` is its name on the wire if that differs. */
  function wrong(name: keyof StartFields, sent: string = name): string | null {
    const refused = failure instanceof ApiError ? failure.fieldMessage(sent) : undefined
    return (isChecked ? errors[name] : undefined) ?? refused ?? null
  }

  function change(part: Partial<StartFields>): void {
    setFields((now) => ({ ...now, ...part }))
    setDirty(true)
    setFailure(null)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setChecked(true)
    if (Object.keys(errors).length > 0) return focusErrors(form.current)
    setBusy(true)
    const body = startBody(fields, contest)
    try {
      await sendOnce(body, (requestId) => client.call(api.Contest.Start, { ...body, requestId }))
      setDirty(false)
      showToast('已提交，审核结果会通知你')
      await readContestsAgain(queryClient)
      onDone()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }

  return { form, fields, change, wrong, submit, busy, failure }
}
