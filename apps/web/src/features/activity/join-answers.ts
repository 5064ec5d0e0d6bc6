import type { ActivityFormField, OwnEnrolment } from '@guangquan/contract'
import { fileIdsOf, isSending, type UploadPicture } from '../../shared/pictures/use-upload-pictures.ts'

/** A member's input in the form of an activity. */
export interface JoinAnswers {
  /** Of every field but those of photographs: a text for each row, or the chosen options. */
  rows: Readonly<Record<string, readonly string[]>>
  files: Readonly<Record<string, readonly UploadPicture[]>>
  guestNames: readonly string[]
  /** Slots, the one wanted most first. */
  slots: readonly string[]
  agrees: boolean
}

const takesRows = ({ kind }: ActivityFormField) => kind === 'text' || kind === 'phone'

/** An empty form with as many rows as each field needs; earlier answers are kept. */
export function emptyAnswers(form: readonly ActivityFormField[], before: OwnEnrolment | null): JoinAnswers {
  return {
    rows: Object.fromEntries(
      form
        .filter(({ kind }) => kind !== 'file')
        .map((field) => {
          const known = before?.answers[field.key] ?? []
          const least = takesRows(field) ? Math.max(1, field.minRows) : 0
          const missing = Math.max(0, least - known.length)
          return [field.key, [...known, ...Array.from({ length: missing }, () => '')]]
        }),
    ),
    files: {},
    guestNames: [],
    slots: [],
    agrees: false,
  }
}

/** The answers as sent, by the key of their field. */
export function answersOf(
  form: readonly ActivityFormField[],
  { rows, files }: Pick<JoinAnswers, 'rows' | 'files'>,
): Record<string, string[]> {
  return Object.fromEntries(
    form.map(({ key, kind }) => [
      key,
      kind === 'file'
        ? fileIdsOf(files[key] ?? [])
        : (rows[key] ?? []).map((row) => row.trim()).filter((row) => row !== ''),
    ]),
  )
}

export type JoinFaults = Readonly<Record<string, string>>

/** Errors by the path of their field in the call; the server checks again. */
export function faultsOf(
  form: readonly ActivityFormField[],
  { rows, files, agrees }: JoinAnswers,
): JoinFaults {
  const answers = answersOf(form, { rows, files })
  const found: Record<string, string> = {}
  for (const field of form) {
    const sentence = isSending(files[field.key] ?? [])
      ? '照片还在上传，请稍等一下'
      : faultOf(field, answers[field.key] ?? [])
    if (sentence !== null) found[`form.${field.key}`] = sentence
  }
  if (!agrees) found['agree'] = '请先阅读并同意条款'
  return found
}

function faultOf({ kind, required, minRows }: ActivityFormField, rows: readonly string[]): string | null {
  const isChoice = kind === 'single' || kind === 'multi'
  if (rows.length === 0) {
    if (!required) return null
    return isChoice ? '请选择' : kind === 'file' ? '请添加照片' : '请填写'
  }
  if (isChoice) return null
  if (rows.length < minRows) return `至少 ${minRows} 项`
  return kind === 'phone' && !rows.every((row) => /^1[3-9]\d{9}$/.test(row)) ? '请填写 11 位手机号' : null
}
