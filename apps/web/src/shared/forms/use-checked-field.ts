import { useEffect, useState } from 'react'
import type * as z from 'zod'
import { waitMsOf } from './wait-of.ts'
import { sentenceOf } from '../posts/sentence-of.ts'

/** A text field validated by a schema of the contract: when it is first left, and from then on at every change. */
export interface CheckedField {
  value: string
  change: (value: string) => void
  /** Empties the field after its value was sent, without validating it until it is left again. */
  clear: () => void
  /** Called on blur. */
  leave: () => void
  /** The error message; null if valid or not validated yet. */
  error: string | null
  /** Validates at once: returns the parsed value, or undefined with the error shown. */
  check: () => string | undefined
  /** Shows a refusal until the field changes; null removes it. */
  refuse: (sentence: string | null) => void
  /** Shows why a call failed, until the field changes or the waiting time it names is over. */
  refuseBy: (error: unknown) => void
}

interface Refusal {
  sentence: string
  waitMs: number | undefined
}

/** State of one `CheckedField`. */
export function useCheckedField(schema: z.ZodType<string, string>, initial = ''): CheckedField {
  const [value, setValue] = useState(initial)
  const [looked, setLooked] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const judged = schema.safeParse(value)
  const fault = judged.success ? null : (judged.error.issues[0]?.message ?? null)

  useEffect(() => {
    if (refusal?.waitMs === undefined) return
    const timer = setTimeout(() => setRefusal(null), refusal.waitMs)
    return () => clearTimeout(timer)
  }, [refusal])

  const [refuse] = useState(
    () => (sentence: string | null) => setRefusal(sentence === null ? null : { sentence, waitMs: undefined }),
  )

  return {
    value,
    change: (next) => {
      setValue(next)
      setRefusal(null)
    },
    clear: () => {
      setValue('')
      setLooked(false)
      setRefusal(null)
    },
    // Passing through an empty field does not show an error; once shown, errors stay.
    leave: () => setLooked((before) => before || value !== ''),
    error: refusal?.sentence ?? (looked ? fault : null),
    check: () => {
      setLooked(true)
      return judged.success ? judged.data : undefined
    },
    refuse,
    refuseBy: (error) => setRefusal({ sentence: sentenceOf(error), waitMs: waitMsOf(error) }),
  }
}
