import * as z from 'zod'
import { hexHash } from '../lottery/lottery.shapes.ts'
import { PictureTile } from '../media/picture.shapes.ts'
import { timeText } from '../shapes/text.ts'

export const dayText = z.string().regex(/^\d{4}-\d\d-\d\d$/)
/** As hashed: ISO 8601 in UTC, to the second. */
const hashedTime = z.iso.datetime()

/**
 * A link in the chain of first publications; its hash follows from its other fields
 * (`@guangquan/rules/posts/evidence-link`).
 */
export const EvidenceLink = z.object({
  number: z.int(),
  day: dayText,
  /** Hash of the original file. */
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
  /** Number of links. */
  number: z.int(),
  head: hexHash,
  /** Days with links, newest first. */
  days: z.array(EvidenceDay).max(30),
})
export type EvidenceChain = z.infer<typeof EvidenceChain>

/** What the chain proves about a file, as far as the viewer may know. */
export const EvidenceCertificate = z.object({
  link: EvidenceLink,
  day: EvidenceDay,
  publishTime: timeText,
  /** How many others published the same bytes later. */
  laterCount: z.int(),
  /** The photograph and its author; null if it is gone or the viewer may not see it. */
  work: z.object({ title: z.string(), tile: PictureTile }).nullable(),
  isOwn: z.boolean(),
  /** With the author's id this proves whose mark it is; null for others. */
  author: z.object({ id: z.string(), salt: z.string() }).nullable(),
})
export type EvidenceCertificate = z.infer<typeof EvidenceCertificate>

/** A photograph of the viewer that has a link. */
export const OwnEvidence = z.object({
  number: z.int(),
  sha256: hexHash,
  position: z.int(),
  publishTime: timeText,
})
export type OwnEvidence = z.infer<typeof OwnEvidence>
