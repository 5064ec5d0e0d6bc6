import { useState } from 'react'
import type * as z from 'zod'

/** A text field validated by a schema of the contract: when it is first left, and from then on at every change. */
export interface CheckedField {
  value: string
  change: (value: string) => void
  /** Called on blur. */
  leave: () => void
  /** The error message; null if valid or not validated yet. */
  error: string | null
  /** Validates at once: returns the parsed value, or undefined with the error shown. */
  check: () => string | undefined
  /** Shows the server's refusal until the field changes. */
  refuse: (sentence: string) => void
}

/** State of one `CheckedField`. */
export function useCheckedField(schema: z.ZodType<string, string>, initial = ''): CheckedField {
  const [value, setValue] = useState(initial)
  const [looked, setLooked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const judged = schema.safeParse(value)
  const fault = judged.success ? null : (judged.error.issues[0]?.message ?? null)

  return {
    value,
    change: (next) => {
      setValue(next)
      setRefusal(null)
    },
    // Passing through an empty field does not show an error; once shown, errors stay.
    leave: () => setLooked((before) => before || value !== ''),
    error: refusal ?? (looked ? fault : null),
    check: () => {
      setLooked(true)
      return judged.success ? judged.data : undefined
    },
    refuse: setRefusal,
  }
}
