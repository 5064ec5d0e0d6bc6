import { useTypes, type Contest, type MethodParsed, type OwnEntry } from '@guangquan/contract'
import {
  compareOriginal,
  type OriginalFacts,
  type OriginalVerdict,
} from '@guangquan/rules/contest/verification'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../../context.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { claimFiles, releaseFiles } from '../../media/index.ts'
import { lockPostingRights } from '../../standing/index.ts'
import { lockEntry, moveEntry } from './entry.store.ts'
import { ownEntries } from './entry.view.ts'
import { nextState } from './own-acts.ts'

/**
 * Stores the originals of an entry, replacing earlier ones. Each is compared with the photographs of the entry; the
 * result is stored with it, and a person decides.
 * @throws ContentNotFound, NotAllowedNow, UploadNotFound
 */
export async function sendOriginals(
  ctx: MemberCtx,
  { entryId, fileIds }: MethodParsed<typeof Contest.UploadOriginal>,
): Promise<OwnEntry> {
  return inTransaction(ctx, async (tx) => {
    await lockPostingRights(tx, ctx.viewer.id)
    const { contest, entry } = await lockEntry(tx, entryId)
    if (entry.author_id !== ctx.viewer.id) fail('ContentNotFound')
    const state = nextState(contest, entry, 'sendOriginal', ctx.now)
    const isLate = entry.original_until !== null && entry.original_until <= ctx.now
    if (state === null || isLate) fail('NotAllowedNow')
    await replaceOriginals(ctx, tx, entryId, [...new Set(fileIds)])
    const moved = await moveEntry(tx, entry, { state, at: ctx.now })
    const [own] = await ownEntries({ ...ctx, db: tx }, [moved], new Map([[contest.id, contest]]))
    return own ?? fail('ContentNotFound')
  })
}

async function replaceOriginals(
  { app, viewer, now }: MemberCtx,
  tx: Tx,
  entryId: string,
  fileIds: readonly string[],
): Promise<void> {
  const before = await tx
    .deleteFrom('contest_original')
    .where('entry_id', '=', entryId)
    .returning('file_id')
    .execute()
  const had = new Set(before.map((row) => row.file_id))
  const fresh = fileIds.filter((id) => !had.has(id))
  await claimFiles(app, tx, {
    ownerId: viewer.id,
    fileIds: fresh,
    useType: useTypes.matchOriginal,
    unused: true,
  })
  const photos = await loadFacts(tx, await photoIdsOf(tx, entryId))
  const originals = await loadFacts(tx, fileIds)
  await tx
    .insertInto('contest_original')
    .values(
      originals.map(({ fileId, format, facts }) => ({
        id: uuid(),
        entry_id: entryId,
        file_id: fileId,
        format,
        verdicts: JSON.stringify(nearest(photos, facts)),
        created_at: now,
      })),
    )
    .execute()
  await releaseFiles(
    tx,
    [...had].filter((id) => !fileIds.includes(id)),
  )
}

interface FileFacts {
  fileId: string
  format: string
  facts: OriginalFacts & { serials: readonly string[] }
}

const weights = { green: 0, amber: 1, red: 2 } as const

/** The comparison with the photograph of the entry that it fits best. */
function nearest(photos: readonly FileFacts[], original: FileFacts['facts']): OriginalVerdict[] {
  const all = photos.map(({ facts }) => compareOriginal(...withSerialKeys(facts, original)))
  const weightOf = (list: readonly OriginalVerdict[]) =>
    list.reduce((sum, { level }) => sum + weights[level], 0)
  return all.toSorted((a, b) => weightOf(a) - weightOf(b))[0] ?? []
}

/** Two files have the same serial number if one of their hashes is equal. */
function withSerialKeys(one: FileFacts['facts'], other: FileFacts['facts']): [OriginalFacts, OriginalFacts] {
  if (one.serials.length === 0 || other.serials.length === 0) return [one, other]
  const isSame = one.serials.some((serial) => other.serials.includes(serial))
  return [
    { ...one, serialKey: 'entry' },
    { ...other, serialKey: isSame ? 'entry' : 'original' },
  ]
}

async function photoIdsOf(db: Queryable, entryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contest_photo')
    .where('entry_id', '=', entryId)
    .where('file_id', 'is not', null)
    .select('file_id')
    .orderBy('position')
    .execute()
  return rows.flatMap((row) => row.file_id ?? [])
}

async function loadFacts(db: Queryable, fileIds: readonly string[]): Promise<FileFacts[]> {
  const { rows } = await sql<{
    id: string
    mime: string
    width: number
    height: number
    shot_at: string | null
    picture_hash: string | null
    serials: string[]
  }>`select f.id, f.mime, f.width, f.height, f.picture_hash, e.shot_at::text as shot_at,
      array(select encode(s.serial_index, 'hex') from file_serial s where s.file_id = f.id) as serials
    from stored_file f left join picture_exif e on e.file_id = f.id
    where f.id = any(${[...fileIds]}::uuid[])`.execute(db)
  return rows.map(({ id, mime, width, height, shot_at: shotAt, picture_hash: hash, serials }) => ({
    fileId: id,
    format: mime.replace(/^image\//, ''),
    facts: { capturedAt: shotAt?.slice(0, 19) ?? null, serialKey: null, width, height, hash, serials },
  }))
}
