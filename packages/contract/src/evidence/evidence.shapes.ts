import * as z from 'zod'
import { hexHash } from '../lottery/lottery.shapes.ts'
import { PictureTile } from '../media/picture.shapes.ts'
import { timeText } from '../shapes/text.ts'

export const dayText = z.string().regex(/^\d{4}-\d\d-\d\d$/)
/** As it is hashed: ISO 8601 in UTC, to the second. */
const hashedTime = z.iso.datetime()

/** A link of the chain of first publications; its hash follows from the other fields (`@guangquan/rules/posts/evidence-link`). */
export const EvidenceLink = z.object({
  number: z.int(),
  day: dayText,
  /** Of the original file. */
  sha256: hexHash,
  /** SHA-256 of `salt|id of the author`. */
  authorMark: hexHash,
  publishedAt: hashedTime,
  addedAt: hashedTime,
  previous: hexHash,
  hash: hexHash,
})
export type EvidenceLink = z.infer<typeof EvidenceLink>

/** The last link of a day. */
export const EvidenceDay = z.object({ day: dayText, number: z.int(), count: z.int(), head: hexHash })
export type EvidenceDay = z.infer<typeof EvidenceDay>

export const EvidenceChain = z.object({
  /** How many links there are. */
  number: z.int(),
  head: hexHash,
  /** Days with links, the newest first. */
  days: z.array(EvidenceDay).max(30),
})
export type EvidenceChain = z.infer<typeof EvidenceChain>

/** What the chain says of a file, as far as the viewer may know. */
export const EvidenceCertificate = z.object({
  link: EvidenceLink,
  day: EvidenceDay,
  publishTime: timeText,
  /** How many others published the same bytes later. */
  laterCount: z.int(),
  /** The photograph and its author; null where the viewer may not see it, or it is gone. */
  work: z.object({ title: z.string(), tile: PictureTile }).nullable(),
  /** The viewer published it. */
  isOwn: z.boolean(),
  /** What proves, with the id of the author, who the mark stands for; null for others. */
  author: z.object({ id: z.string(), salt: z.string() }).nullable(),
})
export type EvidenceCertificate = z.infer<typeof EvidenceCertificate>

/** A photograph of the viewer with a link of its own. */
export const OwnEvidence = z.object({
  number: z.int(),
  sha256: hexHash,
  position: z.int(),
  publishTime: timeText,
})
export type OwnEvidence = z.infer<typeof OwnEvidence>
