import { useState, type ReactNode } from 'react'
import { sentenceOf } from '../posts/sentence-of.ts'

interface DialogAct {
  busy: boolean
  /** The error of the last attempt; null: none. */
  failure: ReactNode
  setFailure: (sentence: string) => void
  /** Runs the act, once at a time. @param sentence the sentence for an error; by default the server's */
  run: (act: () => Promise<void>, sentence?: (error: unknown) => string) => Promise<void>
}

/** The act of a dialog that closes when it succeeds; if it fails, the input remains. */
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
