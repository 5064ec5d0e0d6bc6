import { sql } from 'kysely'
import type { CollectFolder } from '@guangquan/contract'
import type { Queryable, Tx } from '../../db/client.ts'

interface FolderRow {
  id: string
  member_id: string
  name: string
  is_public: boolean
  collect_count: number
}

const columns = ['id', 'member_id', 'name', 'is_public', 'collect_count'] as const

/** A member's folders, oldest first. */
export function listFolders(db: Queryable, memberId: string): Promise<FolderRow[]> {
  return db
    .selectFrom('collect_folder')
    .where('member_id', '=', memberId)
    .select(columns)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function findFolder(db: Queryable, id: string): Promise<FolderRow | undefined> {
  return db.selectFrom('collect_folder').where('id', '=', id).select(columns).executeTakeFirst()
}

/** A folder, locked against deletion until the end of the transaction. */
export function lockFolder(tx: Tx, id: string): Promise<FolderRow | undefined> {
  return tx.selectFrom('collect_folder').where('id', '=', id).select(columns).forKeyShare().executeTakeFirst()
}

/** Removes a post from the collection. @returns the folder it was in; undefined when it was not collected */
export async function removeCollect(
  tx: Tx,
  { publishId, memberId }: { publishId: string; memberId: string },
): Promise<string | null | undefined> {
  const row = await tx
    .deleteFrom('post_collect')
    .where('publish_id', '=', publishId)
    .where('member_id', '=', memberId)
    .returning('folder_id')
    .executeTakeFirst()
  return row === undefined ? undefined : row.folder_id
}

export function folderView(row: FolderRow): CollectFolder {
  return { id: row.id, name: row.name, isPublic: row.is_public, count: row.collect_count }
}

/** How many posts are in no named folder of a member. */
export async function countUnfiled(db: Queryable, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('post_collect')
    .where('member_id', '=', memberId)
    .where('folder_id', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The folder of a collected post, locked until the end of the transaction; undefined when it is not collected. */
export async function lockCollect(
  tx: Tx,
  { publishId, memberId }: { publishId: string; memberId: string },
): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('post_collect')
    .where('publish_id', '=', publishId)
    .where('member_id', '=', memberId)
    .select('folder_id')
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? undefined : row.folder_id
}

/** Moves a collected post from one folder to another. */
export async function changeFolder(
  tx: Tx,
  { publishId, memberId }: { publishId: string; memberId: string },
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  if (from === to) return
  await tx
    .updateTable('post_collect')
    .set({ folder_id: to })
    .where('publish_id', '=', publishId)
    .where('member_id', '=', memberId)
    .execute()
  await moveFolderCounts(tx, [
    { id: from, delta: -1 },
    { id: to, delta: 1 },
  ])
}

/** Moves the counters of folders, locked in the order of their ids, so that two moves do not deadlock. */
export async function moveFolderCounts(
  tx: Tx,
  moves: readonly { id: string | null; delta: number }[],
): Promise<void> {
  const named = moves.flatMap(({ id, delta }) => (id === null || delta === 0 ? [] : [{ id, delta }]))
  if (named.length === 0) return
  const ids = named.map(({ id }) => id)
  await sql`select id from collect_folder where id = any(${ids}::uuid[]) order by id for no key update`.execute(
    tx,
  )
  await sql`update collect_folder set collect_count = collect_count + moved.delta
    from unnest(${ids}::uuid[], ${named.map(({ delta }) => delta)}::integer[]) as moved (id, delta)
    where collect_folder.id = moved.id`.execute(tx)
}
