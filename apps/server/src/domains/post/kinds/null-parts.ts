import { DraftParts, PostParts } from '@guangquan/contract'
import * as z from 'zod'

/** The wire has every part of every kind: those of other kinds are null. */
export const nullPostParts = z
  .record(PostParts.keyof(), z.null())
  .parse(Object.fromEntries(PostParts.keyof().options.map((part) => [part, null])))

/** The same for a draft. */
export const nullDraftParts = z
  .record(DraftParts.keyof(), z.null())
  .parse(Object.fromEntries(DraftParts.keyof().options.map((part) => [part, null])))
