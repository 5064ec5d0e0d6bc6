import { NewsBlock } from '@guangquan/contract'
import * as z from 'zod'

/** Orders for the thread: the pictures that a body refers to, its blocks, or only its words. */
export const BodyOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pictures'), body: z.string() }),
  z.object({ kind: z.literal('text'), body: z.string() }),
  z.object({
    kind: z.literal('blocks'),
    body: z.string(),
    pictures: z.map(
      z.string(),
      z.object({ url: z.string(), smallUrl: z.string(), width: z.int(), height: z.int() }),
    ),
  }),
])
export type BodyOrder = z.output<typeof BodyOrder>

export const BodyResponse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pictures'), pictures: z.array(z.string()) }),
  z.object({ kind: z.literal('text'), html: z.string().nullable() }),
  z.object({ kind: z.literal('blocks'), blocks: z.array(NewsBlock) }),
  /** The parser's stack was too small for it. */
  z.object({ kind: z.literal('costly') }),
])
export type BodyResponse = z.output<typeof BodyResponse>
