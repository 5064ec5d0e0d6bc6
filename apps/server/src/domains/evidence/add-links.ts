import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'

/**
 * Adds a link for each photograph of published posts without one, in the order of publication. The database numbers and
 * chains them.
 * @returns how many were added
 */
export async function addLinks(tx: Tx, now: Date, publishIds: readonly string[]): Promise<number> {
  if (publishIds.length === 0) return 0
  // Locked before the photographs are read: another node may be adding the same ones.
  await sql`select from evidence_head for update`.execute(tx)
  const { numAffectedRows = 0n } =
    await sql`insert into evidence_link (file_id, sha256, member_id, salt, published_at, added_at)
      select found.file_id, found.sha256, found.author_id, gen_random_uuid()::text, found.created_at, ${now}
      from (
        select distinct on (p.file_id) p.file_id, f.sha256, b.author_id, b.created_at, b.id, p.position
        from publish b
        join publish_picture p on p.publish_id = b.id
        join stored_file f on f.id = p.file_id and f.owner_id = b.author_id
        where b.id = any(${[...publishIds]}::uuid[]) and b.status = 2
          and not exists (select from evidence_link known where known.file_id = p.file_id)
        order by p.file_id, b.created_at, b.id, p.position
      ) found
      order by found.created_at, found.id, found.position`.execute(tx)
  return Number(numAffectedRows)
}
