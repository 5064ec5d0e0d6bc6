import type * as z from 'zod'
import type { PostParts } from './publish.shapes.ts'
import type { DraftParts } from './post-kinds.ts'

type Wire = z.infer<typeof PostParts>
type DraftWire = z.infer<typeof DraftParts>

/** The fields of a kind. Those that it always sets are not null in the code, although they are on the wire. */
type Part<Kind extends string, Of, Filled extends keyof Of, Maybe extends keyof Of = never> = {
  kind: Kind
} & {
  [F in Filled]: NonNullable<Of[F]>
} & Pick<Of, Maybe>

/**
 * What a kind of post adds to a card, in the code: only the fields of that kind. Kinds that add nothing have no entry.
 * On the wire the fields of all kinds are present, null for the others.
 */
export type PostPart =
  | Part<'article', Wire, 'article', 'cover'>
  | Part<'video', Wire, 'video', 'cover'>
  | Part<'vote', Wire, 'vote'>
  | Part<'entry', Wire, 'match'>
export type PostPartOf<K extends PostPart['kind']> = Extract<PostPart, { kind: K }>

/** The same for a draft. */
export type DraftPart =
  | Part<'article', DraftWire, 'article', 'cover'>
  | Part<'video', DraftWire, 'video', 'cover'>
  | Part<'vote', DraftWire, 'vote'>
  | Part<'entry', DraftWire, 'entry'>
export type DraftPartOf<K extends DraftPart['kind']> = Extract<DraftPart, { kind: K }>
