import { sql, type Selectable } from 'kysely'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import type { Tx } from '../../../db/client.ts'
import type { TermsDraft } from '../../../db/tables.gen.ts'
import { fail } from '../../../fail.ts'

/**
 * Locks the draft of a kind of terms for a change based on this version of it; 0 if there was none.
 * @throws ChangedMeanwhile
 */
export async function lockTermsDraft(
  tx: Tx,
  { termsType, version }: { termsType: number; version: number },
): Promise<Selectable<TermsDraft> | undefined> {
  await lockTermsDrafts(tx, termsType)
  const draft = await tx
    .selectFrom('terms_draft')
    .where('terms_type', '=', termsType)
    .selectAll()
    .executeTakeFirst()
  if (draft !== undefined && draft.version !== version) fail('ChangedMeanwhile', { who: draft.updated_by })
  if (draft === undefined && version !== 0) {
    // Published or discarded in the meantime.
    await failChanged(tx, { targetKind: 'terms', targetId: String(termsType) })
  }
  return draft
}

/** Locks the drafts of a kind of terms, even if there is none. */
export async function lockTermsDrafts(tx: Tx, termsType: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('terms_draft'), ${termsType}::integer)`.execute(tx)
}
