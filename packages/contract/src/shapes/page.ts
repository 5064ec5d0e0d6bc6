import * as z from 'zod'
import { maxPageSize, maxSkipCount, pageSize } from '../limits.ts'

/** Paging fields of a list call. Paging by `cursor` costs the same at every depth. */
export const pageInput = {
  skipCount: z.int().min(0).max(maxSkipCount).optional(),
  maxResultCount: z.int().min(1).max(maxPageSize).default(pageSize),
  cursor: z.string().max(200).optional(),
}

/** Paging fields of a list in the console: as `pageInput`, or a single row wherever it is in the list. */
export const staffPageInput = {
  ...pageInput,
  /** The row with this key, if the filters match it; page and count are ignored. */
  rowId: z.string().min(1).max(100).optional(),
}

/** A page of `item`: `nextCursor` is null when `isLast`. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    totalCount: z.int().min(0),
    isLast: z.boolean(),
    nextCursor: z.string().nullable(),
  })
}

export interface Page<T> {
  items: T[]
  totalCount: number
  isLast: boolean
  nextCursor: string | null
}
