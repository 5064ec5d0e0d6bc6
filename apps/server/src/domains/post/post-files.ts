import { sql } from 'kysely'
import type { App } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { claimFiles, setFilesPublic } from '../media/index.ts'
import type { FileUse } from '../post-extension/index.ts'
import { collectFromHooks } from '../post-extension/index.ts'
import { visiblePosts } from '../post-access/index.ts'

/** Claims files of several uses for one owner. @throws Failure UploadNotFound */
export async function claimUses(
  app: App,
  tx: Tx,
  {
    ownerId,
    uses,
    refusesDamage = false,
  }: { ownerId: string; uses: readonly FileUse[]; refusesDamage?: boolean },
): Promise<void> {
  for (const [useType, ofUse] of Map.groupBy(uses, (use) => use.useType)) {
    await claimFiles(app, tx, { ownerId, fileIds: ofUse.map((use) => use.fileId), useType, refusesDamage })
  }
}

/** Claims the files of a post that is published or changed. @throws Failure UploadNotFound, DamageUnconfirmed */
export function claimPostFiles(
  app: App,
  tx: Tx,
  { authorId, uses }: { authorId: string; uses: readonly FileUse[] },
): Promise<void> {
  return claimUses(app, tx, { ownerId: authorId, uses, refusesDamage: true })
}

/** Stores the files that a post uses besides its photographs. */
export async function insertPostFiles(tx: Tx, publishId: string, uses: readonly FileUse[]): Promise<void> {
  if (uses.length === 0) return
  await tx
    .insertInto('publish_file')
    .values(uses.map((use) => ({ publish_id: publishId, file_id: use.fileId, shown: use.shown ?? true })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Replaces the files that a post uses besides its photographs.
 * @returns the files it no longer uses
 * @throws UploadNotFound, DamageUnconfirmed
 */
export async function replacePostFiles(
  app: App,
  tx: Tx,
  { id, authorId, uses }: { id: string; authorId: string; uses: readonly FileUse[] },
): Promise<string[]> {
  await claimPostFiles(app, tx, { authorId, uses })
  const stored = uses.map((use) => use.fileId)
  const removed = await tx
    .deleteFrom('publish_file')
    .where('publish_id', '=', id)
    .where(sql<boolean>`file_id <> all(${stored}::uuid[])`)
    .returning('file_id')
    .execute()
  await insertPostFiles(tx, id, uses)
  return removed.map((row) => row.file_id)
}

/** Files that become public with a post, photographs first and in order. */
export async function listShownFiles(db: Queryable, id: string): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select file_id from (
      select file_id, position from publish_picture where publish_id = ${id}
      union all
      select file_id, 32767 from publish_file where publish_id = ${id} and shown
    ) as held order by position`.execute(db)
  return rows.map((row) => row.file_id)
}

/** Those of these files that some post makes public. */
export async function findPublicFiles(db: Queryable, fileIds: readonly string[]): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set()
  const { rows } = await sql<{ file_id: string }>`
    select file_id from (
      select file_id, publish_id from publish_picture where file_id = any(${fileIds}::uuid[])
      union all
      select file_id, publish_id from publish_file where file_id = any(${fileIds}::uuid[]) and shown
    ) as held
    join publish on publish.id = held.publish_id
    where ${visiblePosts(null)}`.execute(db)
  return new Set(rows.map((row) => row.file_id))
}

/** Those of these files of one author that no post uses, nor anything above posts, such as a draft. */
export async function findUnusedFiles(
  db: Queryable,
  authorId: string,
  fileIds: readonly string[],
): Promise<string[]> {
  if (fileIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select file.id from unnest(${[...new Set(fileIds)]}::uuid[]) as file (id)
    where not exists (select 1 from publish_picture p where p.file_id = file.id)
      and not exists (select 1 from publish_file f where f.file_id = file.id)`.execute(db)
  const unused = rows.map((row) => row.id)
  const used = new Set(
    (await collectFromHooks((hooks) => hooks.findUsedFiles?.(db, authorId, unused))).flat(),
  )
  return unused.filter((id) => !used.has(id))
}

/** Every file that an author's posts use. */
export async function listAuthorFiles(db: Queryable, authorId: string): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select file_id from publish_picture join publish on publish.id = publish_id where author_id = ${authorId}
    union
    select file_id from publish_file join publish on publish.id = publish_id where author_id = ${authorId}`.execute(
    db,
  )
  return rows.map((row) => row.file_id)
}

/** Removes a post's references to its files. @returns all of them, for the caller to release the unused ones */
export async function removePostFiles(tx: Tx, publishId: string): Promise<string[]> {
  const pictures = await tx
    .deleteFrom('publish_picture')
    .where('publish_id', '=', publishId)
    .returning('file_id')
    .execute()
  const files = await tx
    .deleteFrom('publish_file')
    .where('publish_id', '=', publishId)
    .returning('file_id')
    .execute()
  return [...pictures, ...files].map((row) => row.file_id)
}

/** Makes the files of a post public or closes them, as the post is visible now. */
export async function settlePostFiles(tx: Tx, id: string): Promise<void> {
  const files = await listShownFiles(tx, id)
  const open = await findPublicFiles(tx, files)
  await setFilesPublic(tx, [...open], true)
  await setFilesPublic(
    tx,
    files.filter((file) => !open.has(file)),
    false,
  )
}
