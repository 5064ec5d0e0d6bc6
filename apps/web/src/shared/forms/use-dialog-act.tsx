import { useState, type ReactNode } from 'react'
import { sentenceOf } from '../posts/sentence-of.ts'

interface DialogAct {
  busy: boolean
  /** Why the last try failed; null for nothing to say. */
  failure: ReactNode
  setFailure: (sentence: string) => void
  /** Runs what the dialog is for, once at a time. @param sentence the sentence for an error; by default the server's */
  run: (act: () => Promise<void>, sentence?: (error: unknown) => string) => Promise<void>
}

/** The act of a dialog that closes when it is done: what was written stays when it fails. */
export function useDialogAct(): DialogAct {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  async function run(act: () => Promise<void>, sentence = sentenceOf): Promise<void> {
    if (busy) return
    setBusy(true)
    setFailure('')
    try {
      await act()
    } catch (error) {
      setFailure(sentence(error))
      setBusy(false)
    }
  }
  const shown =
    failure === '' ? null : (
      <p role="alert" className="text-small text-danger">
        {failure}
      </p>
    )
  return { busy, failure: shown, setFailure, run }
}
