import { sql } from 'kysely'
import type { DemoContext, DemoPart } from '../../../demo/demo-part.ts'
import type { Tx } from '../../../db/client.ts'
import { uploadKey } from '../../../demo/upload-key.ts'
import { reviewCases } from '../../target/index.ts'
import { judgePictures } from '../near/judge-pictures.ts'

/**
 * The chain as it would have grown: photographs of the last thirty days were added when they were published, older ones
 * when the chain began. The copy that waits in the queue was compared when it was published.
 */
export const evidenceDemo: DemoPart = {
  complete: async (demo, tx) => {
    await judgeCopies(demo, tx)
    const { now } = demo.plan
    const start = new Date(now.getTime() - 30 * 24 * 3600_000)
    await sql`insert into evidence_link (file_id, sha256, member_id, salt, published_at, added_at)
      select found.file_id, found.sha256, found.author_id, md5(found.file_id::text), found.created_at,
        greatest(found.created_at, ${start})
      from (
        select distinct on (p.file_id) p.file_id, f.sha256, b.author_id, b.created_at, b.id, p.position
        from publish b join publish_picture p on p.publish_id = b.id
        join stored_file f on f.id = p.file_id and f.owner_id = b.author_id
        where b.status = 2
        order by p.file_id, b.created_at, b.id, p.position
      ) found
      order by found.created_at, found.id, found.position`.execute(tx)
  },
}

async function judgeCopies({ plan, files }: DemoContext, tx: Tx): Promise<void> {
  for (const { id, author, photos, createdAt, isCopy } of plan.queue.posts) {
    if (!isCopy) continue
    const fileIds = photos.flatMap(({ fileName }) => files.get(uploadKey(author.id, fileName)) ?? [])
    const found = await judgePictures(tx, { publishId: id, authorId: author.id, fileIds, now: createdAt })
    const copy = { kind: 'post', targetId: id, memberId: author.id, at: createdAt } as const
    if (found.isHeld) await reviewCases.get().open(tx, 'nearCopy', copy)
  }
}
