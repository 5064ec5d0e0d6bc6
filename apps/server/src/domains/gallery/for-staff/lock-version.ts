import { failChanged } from '../../../audit-chain/fail-changed.ts'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import type { CallRow, ExhibitionRow, SubmissionRow } from '../gallery.store.ts'
import { lockSubmission } from '../gallery.store.ts'

interface Seen {
  id: string
  version: number
}

/** Locks an exhibition that staff saw in this version. @throws ContentNotFound, ChangedMeanwhile */
export async function lockExhibition(tx: Tx, { id, version }: Seen): Promise<ExhibitionRow> {
  const row = await tx
    .selectFrom('exhibition')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) fail('ContentNotFound')
  if (row.version !== version) await failChanged(tx, { targetKind: 'exhibition', targetId: id })
  return row
}

/** @throws ContentNotFound, ChangedMeanwhile */
export async function lockCall(tx: Tx, { id, version }: Seen): Promise<CallRow> {
  const row = await tx
    .selectFrom('gallery_call')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) fail('ContentNotFound')
  if (row.version !== version) await failChanged(tx, { targetKind: 'galleryCall', targetId: id })
  return row
}

/** @throws ContentNotFound, ChangedMeanwhile */
export async function lockSeenSubmission(tx: Tx, { id, version }: Seen): Promise<SubmissionRow> {
  const row = await lockSubmission(tx, id)
  if (row.version !== version) await failChanged(tx, { targetKind: 'gallerySubmission', targetId: id })
  return row
}
