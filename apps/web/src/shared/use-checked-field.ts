import { useState } from 'react'
import type * as z from 'zod'

/** A text field that is judged by one schema of the contract: when it is left first, from then on as it changes. */
export interface CheckedField {
  value: string
  change: (value: string) => void
  /** The field was left. */
  leave: () => void
  /** What is wrong, in a sentence; null while nothing is or nobody looked yet. */
  error: string | null
  /** Judges at once: the value as the schema reads it, or undefined, and then the error shows. */
  check: () => string | undefined
  /** Shows what the server said, until the field changes. */
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
    // Walking through an empty field is no fault yet; what was said of it once stays said.
    leave: () => setLooked((before) => before || value !== ''),
    error: refusal ?? (looked ? fault : null),
    check: () => {
      setLooked(true)
      return judged.success ? judged.data : undefined
    },
    refuse: setRefusal,
  }
}
