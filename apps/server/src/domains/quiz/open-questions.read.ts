import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { isUsable, withPhotographs } from './usable.ts'

/** A question as a member sees it, with their answer. */
export interface OpenQuestion {
  id: string
  position: number
  asks: number
  options: number[]
  answer: number
  authorId: string
  publishId: string
  fileId: string
  title: string
  exifHidden: string[]
  width: number
  height: number
  color: string
  choice: number | null
}

/** SQL: the questions of a day that are open to a viewer, as `question`; null for everybody. */
export function openQuestions(
  day: RawBuilder<unknown>,
  viewerId: RawBuilder<string> | null,
): RawBuilder<unknown> {
  return sql`from quiz_question question
    join publish on publish.id = question.publish_id ${withPhotographs}
    where question.day = ${day} and question.replaced_at is null and picture.file_id = question.file_id
      and ${isUsable(viewerId)}`
}

/** The questions of a day for a member. If they answered a question before it was replaced, its place stays empty. */
export async function listOpenQuestions(
  db: Queryable,
  { day, viewerId }: { day: string; viewerId: string },
): Promise<OpenQuestion[]> {
  const viewer = sql<string>`${viewerId}::uuid`
  const { rows } = await sql<OpenQuestion>`
    select shown.*, given.choice from (
      select question.id, question.position, question.asks, question.options, question.answer,
        question.author_id as "authorId", question.publish_id as "publishId", question.file_id as "fileId",
        coalesce(nullif(picture.title, ''), publish.title) as title, picture.exif_hidden as "exifHidden",
        file.width, file.height, file.color
      ${openQuestions(sql`${day}::date`, viewer)}
    ) as shown
      left join quiz_answer given on given.member_id = ${viewer} and given.day = ${day}::date
        and given.position = shown.position
    where given.question_id is null or given.question_id = shown.id
    order by shown.position`.execute(db)
  return rows
}
