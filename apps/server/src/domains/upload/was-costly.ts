import type { ErrorName } from '@guangquan/contract'
import { Failure } from '../../fail.ts'

/** Refusals of files that a process has read to the end, or as long as it may. */
const costly: ReadonlySet<ErrorName> = new Set([
  'PhotoDamaged',
  'PdfDamaged',
  'PdfEncrypted',
  'PdfPages',
  'PdfTooComplex',
  'VideoDamaged',
])

/** Whether finding out that a file is refused took about as long as storing it. */
export const wasCostly = (error: unknown): boolean => error instanceof Failure && costly.has(error.errorName)
