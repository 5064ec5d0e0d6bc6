import { aiMark, audience, exifFields, photographChoices } from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Queryable, Tx } from '../../db/client.ts'
import { anyId, preparedQuery } from '../../db/prepared-query.ts'

/** Content of a draft. Parsed by this schema when read: an older program may have written it. */
export const DraftContent = z.object({
  title: z.string().default(''),
  text: z.string().default(''),
  pictures: z
    .array(
      z.object({
        fileId: z.uuid(),
        title: z.string().default(''),
        alt: z.string().default(''),
        exifHidden: z.array(z.enum(exifFields)).default([]),
        ...photographChoices,
      }),
    )
    .default([]),
  topicIds: z.array(z.string()).default([]),
  tags: z.array(z.string()).default([]),
  place: z.string().default(''),
  exposeUser: z.array(audience).default([1, 2, 3]),
  circleId: z.uuid().nullable().default(null),
  aiMark: aiMark.default(1),
  critiqueOpen: z.boolean().default(false),
  albumIds: z.array(z.uuid()).default([]),
  publishSubType: z.int().default(1),
  /** Members that its text may mention, in case one of them is erased. */
  mentions: z.array(z.object({ userId: z.uuid(), name: z.string() })).default([]),
  /** Specific to its kind, which parses it. */
  part: z.unknown().default(null),
})
export type DraftContent = z.output<typeof DraftContent>

export interface StoredDraft {
  id: string
  version: number
  publishType: number
  savedAt: Date
  content: DraftContent
}

/** The part of a draft for lists, without its content, which may be a whole article. */
const ListedDraft = z.object({
  id: z.uuid(),
  publishType: z.int(),
  savedAt: z.date(),
  title: z
    .string()
    .nullable()
    .transform((title) => title ?? ''),
  text: z
    .string()
    .nullable()
    .transform((text) => text ?? ''),
  pictures: z
    .int()
    .nullable()
    .transform((count) => count ?? 0),
  /** Null for kinds that were not requested. */
  part: z.unknown(),
})
export type ListedDraft = z.output<typeof ListedDraft>

/** An author's drafts, newest first, with the parts of these kinds. One that can no longer be parsed is left out. */
export async function listDrafts(db: Queryable, values: ListedValues): Promise<ListedDraft[]> {
  const rows = await listed(db, values)
  return rows.flatMap((row) => {
    const draft = ListedDraft.safeParse(row)
    return draft.success ? [draft.data] : []
  })
}

type ListedValues = { authorId: string; withPart: readonly number[] }

const listed = preparedQuery<ListedValues, unknown>('draft.listed', (db, param) => {
  const query = sql`
    select id, publish_type as "publishType", saved_at as "savedAt", content -> 'title' as title,
      content -> 'text' as text,
      case jsonb_typeof(content -> 'pictures') when 'array' then jsonb_array_length(content -> 'pictures') end as pictures,
      case when publish_type = any(${param('withPart')}::smallint[]) then content -> 'part' end as part
    from draft where author_id = ${anyId(param('authorId'))} and jsonb_typeof(content) = 'object'
    order by saved_at desc, id desc`
  return { compile: () => query.compile(db) }
})

/** The contents of an author's drafts, newest first. One that can no longer be parsed is left out. */
export async function listDraftContents(db: Queryable, authorId: string): Promise<StoredDraft[]> {
  const rows = await db
    .selectFrom('draft')
    .select(['id', 'version', 'publish_type', 'content', 'saved_at'])
    .where('author_id', '=', authorId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(parseRow)
}

/** One of an author's drafts; undefined when it does not exist or can no longer be parsed. */
export async function findDraft(
  db: Queryable,
  authorId: string,
  id: string,
): Promise<StoredDraft | undefined> {
  const row = await db
    .selectFrom('draft')
    .select(['id', 'version', 'publish_type', 'content', 'saved_at'])
    .where('author_id', '=', authorId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && parseRow(row)[0]
}

function parseRow(row: {
  id: string
  version: number
  publish_type: number
  content: unknown
  saved_at: Date
}): StoredDraft[] {
  const content = DraftContent.safeParse(row.content)
  if (!content.success) return []
  const { id, version, publish_type: publishType, saved_at: savedAt } = row
  return [{ id, version, publishType, savedAt, content: content.data }]
}

export function countDrafts(db: Queryable, authorId: string): Promise<number> {
  return db
    .selectFrom('draft')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()
    .then((row) => row.count)
}

/** Stores a draft, replacing the one with this id or as a new one. @returns its version */
export async function putDraft(
  tx: Tx,
  draft: Omit<StoredDraft, 'version'> & { authorId: string; fileIds: string[] },
): Promise<number> {
  const written = {
    publish_type: draft.publishType,
    content: JSON.stringify(draft.content),
    file_ids: draft.fileIds,
    saved_at: draft.savedAt,
  }
  const { version } = await tx
    .insertInto('draft')
    .values({ id: draft.id, author_id: draft.authorId, ...written })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...written, version: sql<number>`draft.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/**
 * Files and version of one of an author's drafts, locked until the end of the transaction; undefined when it does not
 * exist.
 */
export async function lockDraft(
  tx: Tx,
  authorId: string,
  id: string,
): Promise<{ fileIds: string[]; version: number } | undefined> {
  const row = await tx
    .selectFrom('draft')
    .select(['file_ids', 'version'])
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .forUpdate()
    .executeTakeFirst()
  return row && { fileIds: row.file_ids, version: row.version }
}

/** Those of these files that one of an author's drafts uses. */
export async function findDraftFiles(
  db: Queryable,
  authorId: string,
  fileIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select file.id from unnest(${fileIds}::uuid[]) as file (id)
    where exists (select 1 from draft d where d.author_id = ${authorId} and d.file_ids @> array[file.id])`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** Removes one of an author's drafts. @returns its files, or undefined if it does not exist */
export async function removeDraft(tx: Tx, authorId: string, id: string): Promise<string[] | undefined> {
  const row = await tx
    .deleteFrom('draft')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .returning('file_ids')
    .executeTakeFirst()
  return row?.file_ids
}
