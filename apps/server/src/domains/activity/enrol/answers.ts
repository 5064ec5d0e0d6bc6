import {
  activitySentences,
  fieldSentences,
  phone,
  type ActivityAnswers,
  type ActivityFormField,
} from '@guangquan/contract'
import * as z from 'zod'
import { decryptField, encryptField } from '../../../crypto/field-cipher.ts'
import type { Env } from '../../../env.ts'
import { fail } from '../../../fail.ts'
import { answersPurpose } from '../activity.sealed.ts'

const stored = z.object({
  guestNames: z.array(z.string()),
  answers: z.record(z.string(), z.array(z.string())),
})
/** A member's answers in a form, which are personal data. */
export type Answers = z.output<typeof stored>

const none: Answers = { guestNames: [], answers: {} }

export function sealAnswers(env: Env, enrolmentId: string, answers: Answers): Buffer | null {
  const isEmpty = answers.guestNames.length === 0 && Object.keys(answers.answers).length === 0
  return isEmpty ? null : encryptField(env, answersPurpose, enrolmentId, JSON.stringify(answers))
}

export function openAnswers(env: Env, row: { id: string; answers_cipher: Buffer | null }): Answers {
  if (row.answers_cipher === null) return none
  return stored.parse(JSON.parse(decryptField(env, answersPurpose, row.id, row.answers_cipher)))
}

/** Ids of the photographs in answers. */
export function filesIn(form: readonly ActivityFormField[], answers: ActivityAnswers): string[] {
  return form.flatMap(({ key, kind }) => (kind === 'file' ? (answers[key] ?? []) : []))
}

/** Answers that fit their form, without empty rows. @throws BadInput with a sentence for each field that does not */
export function readAnswers(form: readonly ActivityFormField[], given: ActivityAnswers): ActivityAnswers {
  const known = new Set(form.map(({ key }) => key))
  const answers: ActivityAnswers = {}
  const wrong: Record<string, string> = {}
  for (const key of Object.keys(given)) if (!known.has(key)) wrong[`form.${key}`] = fieldSentences.choices
  for (const field of form) {
    const rows = (given[field.key] ?? []).filter((row) => row !== '')
    const sentence = faultOf(field, rows)
    if (sentence !== null) wrong[`form.${field.key}`] = sentence
    else if (rows.length > 0) answers[field.key] = rows
  }
  if (Object.keys(wrong).length > 0) fail('BadInput', { fields: wrong })
  return answers
}

function faultOf(field: ActivityFormField, rows: readonly string[]): string | null {
  const { kind, options, required, minRows, maxRows } = field
  if (rows.length === 0)
    return required
      ? kind === 'single' || kind === 'multi'
        ? activitySentences.choose
        : activitySentences.fill
      : null
  if (kind === 'single' || kind === 'multi') {
    const isKnown = rows.every((row) => options.includes(row)) && new Set(rows).size === rows.length
    return isKnown && (kind === 'multi' || rows.length === 1) ? null : fieldSentences.choices
  }
  if (rows.length < minRows) return activitySentences.atLeast(minRows)
  if (rows.length > maxRows) return activitySentences.maxRows(maxRows)
  if (kind === 'phone' && !rows.every((row) => phone.safeParse(row).success)) return activitySentences.phone
  return null
}
