import { DraftParts, PostParts, type DraftPart, type PostPart } from '@guangquan/contract'
import * as z from 'zod'

/** The part of a card as the wire has it: every field of every kind, null for other kinds. */
export function wirePostPart(part: PostPart | undefined): z.output<typeof PostParts> {
  return { ...noPostParts, ...fieldsOf(part) }
}

/** The same for a draft. */
export function wireDraftPart(part: DraftPart | undefined): z.output<typeof DraftParts> {
  return { ...noDraftParts, ...fieldsOf(part) }
}

const noPostParts = nullsOf(PostParts.keyof())
const noDraftParts = nullsOf(DraftParts.keyof())

function nullsOf<K extends string>(names: z.ZodEnum<Readonly<Record<K, K>>>): Record<K, null> {
  return z.record(names, z.null()).parse(Object.fromEntries(names.options.map((name) => [name, null])))
}

function fieldsOf<P extends { kind: string }>(part: P | undefined): Omit<P, 'kind'> | undefined {
  if (part === undefined) return undefined
  const { kind: _kind, ...fields } = part
  return fields
}
