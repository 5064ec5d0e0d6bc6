import { Button, confirm, showToast } from '@guangquan/ui'
import { useState } from 'react'
import { useSaveOwn, type OwnChange } from '../own-info.tsx'
import { showError } from '../../../shared/forms/show-error.ts'

interface ClearValueProps {
  label: string
  /** Question shown first. */
  title: string
  text: string
  change: OwnChange
  /** Message shown when it is done. */
  done: string
  onDone?: () => void
}

/** Clears a value of the profile after a confirmation. */
export function ClearValue({ label, title, text, change, done, onDone }: ClearValueProps) {
  const [busy, setBusy] = useState(false)
  const save = useSaveOwn()

  async function takeBack() {
    if (!(await confirm({ title, text, confirmLabel: label }))) return
    setBusy(true)
    try {
      await save(change)
      onDone?.()
      showToast(done)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button kind="text" size="small" busy={busy} onClick={() => void takeBack()}>
      {label}
    </Button>
  )
}
