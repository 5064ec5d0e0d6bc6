import { createHash } from 'node:crypto'
import { quizAsks, quizOptions, type QuizAsk, type QuizOptions } from '@guangquan/rules/posts/quiz-options'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { isUsable, withPhotographs } from './usable.ts'

/** A photograph that may be asked about. */
export interface Candidate {
  publishId: string
  fileId: string
  authorId: string
  fNumber: number
  /** In millimetres; as a 35 mm equivalent if the camera stores it. */
  focalLength: number
  seconds: number
}

/** A question before it has a place. */
export interface NewQuestion extends QuizOptions {
  publishId: string
  fileId: string
  authorId: string
  asks: QuizAsk
}

/** A photograph is not asked about again for so many days while there are others. */
const pauseDays = 60
const maxCandidates = 300
/** Number per author, as long as there are other authors. */
const maxOfAuthor = 2

/**
 * Photographs for a day, in an order that is the same on every node: those of posts at least a year old, then the
 * oldest of the others, then those that were asked about lately.
 */
export async function findCandidates(
  db: Queryable,
  { day, now }: { day: string; now: Date },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select "publishId", "fileId", "authorId", "fNumber", "focalLength", seconds
    from (
      select publish.id as "publishId", file.id as "fileId", publish.author_id as "authorId",
        exif.f_number::float8 as "fNumber", coalesce(exif.focal35, exif.focal_length)::float8 as "focalLength",
        exif.exposure_seconds as seconds,
        exists (select from quiz_question asked where asked.file_id = file.id
          and asked.day > ${day}::date - ${sql.lit(pauseDays)}::int) as was_asked,
        case when publish.created_at <= ${now}::timestamptz - interval '1 year' then null
          else publish.created_at end as young,
        md5(${day}::text || file.id::text) as lot
      from publish ${withPhotographs}
      where ${isUsable(null)}
    ) as candidate
    order by was_asked, young nulls first, lot
    limit ${sql.lit(maxCandidates)}`.execute(db)
  return rows
}

/** Below 1, the same for the same text. */
function randomOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32
}

const kinds = [quizAsks.aperture, quizAsks.focalLength, quizAsks.shutter] as const

function valueOf(candidate: Candidate, ask: QuizAsk): number {
  if (ask === quizAsks.aperture) return candidate.fNumber
  return ask === quizAsks.focalLength ? candidate.focalLength : candidate.seconds
}

interface Choosing {
  day: string
  count: number
  /** Already asked about on that day. */
  taken?: ReadonlySet<string>
}

/**
 * Chooses the questions of a day, few of one author and about as many of each kind. The same candidates give the same
 * questions.
 */
export function chooseQuestions(
  candidates: readonly Candidate[],
  { day, count, taken = new Set() }: Choosing,
): NewQuestion[] {
  const chosen: NewQuestion[] = []
  const posts = new Set(taken)
  const timesOf = (test: (one: NewQuestion) => boolean) => chosen.filter(test).length
  for (const ofAuthor of [maxOfAuthor, count]) {
    for (const candidate of candidates) {
      if (chosen.length === count) return chosen
      if (posts.has(candidate.publishId)) continue
      if (timesOf((one) => one.authorId === candidate.authorId) >= ofAuthor) continue
      const seed = `${day} ${candidate.fileId}`
      const asked = kinds
        .flatMap((asks) => {
          const options = quizOptions(asks, valueOf(candidate, asks), randomOf(`${seed} ${asks}`))
          return options === null ? [] : { asks, options, order: randomOf(`${asks} ${seed}`) }
        })
        .toSorted(
          (a, b) =>
            timesOf((one) => one.asks === a.asks) - timesOf((one) => one.asks === b.asks) ||
            a.order - b.order,
        )
        .at(0)
      if (asked === undefined) continue
      const { publishId, fileId, authorId } = candidate
      posts.add(publishId)
      chosen.push({ publishId, fileId, authorId, asks: asked.asks, ...asked.options })
    }
  }
  return chosen
}
