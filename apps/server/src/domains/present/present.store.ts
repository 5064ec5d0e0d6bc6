import {
  giftKinds,
  PresentOption,
  presentSource,
  presentState,
  presentStates,
  presentType,
  type PresentState,
} from '@guangquan/contract'
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Queryable, Tx } from '../../db/client.ts'
import { anyOf, preparedQuery } from '../../db/prepared-query.ts'
import type { Present } from '../../db/tables.gen.ts'

/** The stored fields of a prize. */
export const Award = z.object({ event: z.string(), rank: z.string(), publishId: z.uuid().nullable() })
export type Award = z.infer<typeof Award>

const Options = z.array(PresentOption)

/** Every column of a present: a prepared query names its columns. */
export const presentColumns = [
  'id',
  'number',
  'member_id',
  'gift_id',
  'present_type',
  'source',
  'source_id',
  'title',
  'memo',
  'value',
  'options',
  'chosen',
  'exchange_coins',
  'award',
  'state',
  'claim_deadline',
  'reminded_days',
  'address_cipher',
  'carrier',
  'tracking_number',
  'created_at',
  'shipped_at',
  'ended_at',
  'version',
] as const satisfies readonly (keyof Present)[]

export type StoredPresent = Selectable<Present>
export type PresentRow = ReturnType<typeof readPresent>

const { toClaim, toChoose, needsAddress, expired } = presentStates
/** States in which the member still has to do something, until the deadline. */
const waitingStates: readonly PresentState[] = [toClaim, toChoose, needsAddress]

/** A stored present in its present state: past its deadline it has expired, however late the job is. */
export function readPresent(row: StoredPresent, now: Date) {
  const stored = presentState.parse(row.state)
  const isOver = waitingStates.includes(stored) && row.claim_deadline <= now
  return {
    ...row,
    state: isOver ? expired : stored,
    ended_at: isOver ? row.claim_deadline : row.ended_at,
    present_type: presentType.parse(row.present_type),
    source: presentSource.parse(row.source),
    options: readOptions(row.options),
    award: row.award === null ? null : Award.parse(row.award),
  }
}

export const readOptions = (stored: unknown): PresentOption[] => Options.parse(stored)

/** SQL: a row of `present` is in one of these states now, as `readPresent` has it. */
export function isInState(states: readonly PresentState[], now: RawBuilder<Date>): RawBuilder<SqlBool> {
  const waiting = states.filter((state) => waitingStates.includes(state))
  const others = states.filter((state) => !waitingStates.includes(state))
  const isOver = states.includes(expired)
    ? sql<SqlBool>`(state = any(${[...waitingStates]}::smallint[]) and claim_deadline <= ${now})`
    : sql<SqlBool>`false`
  return sql<SqlBool>`(state = any(${others}::smallint[]) or ${isOver}
    or (state = any(${waiting}::smallint[]) and claim_deadline > ${now}))`
}

/** One of a member's presents, locked. */
export async function lockOwnPresent(
  tx: Tx,
  { id, memberId, now }: { id: string; memberId: string; now: Date },
): Promise<PresentRow | undefined> {
  const row = await tx
    .selectFrom('present')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  return row && readPresent(row, now)
}

/** The chosen or only option of a present; undefined while the choice is open. */
export function optionOf({
  options,
  chosen,
  exchange_coins: coins,
}: Pick<PresentRow, 'options' | 'chosen' | 'exchange_coins'>): PresentOption | undefined {
  if (chosen !== null) return options[chosen]
  return options.length === 1 && coins === null ? options[0] : undefined
}

/** The state in which an option leaves a present once it is chosen. */
export function stateWith(option: PresentOption): PresentState {
  return option.kind === giftKinds.shipped ? needsAddress : presentStates.completed
}

export interface GiftPicture {
  path: string
  smallPath: string
}

/** Pictures of gifts, in their order. */
export async function loadPicturesOf(
  db: Queryable,
  giftIds: readonly string[],
): Promise<Map<string, GiftPicture[]>> {
  if (giftIds.length === 0) return new Map()
  const rows = await picturesOf(db, { ids: giftIds })
  return Map.groupBy(rows, (row) => row.gift_id)
}

const picturesOf = preparedQuery<{ ids: readonly string[] }, GiftPicture & { gift_id: string }>(
  'present.pictures',
  (db, param) =>
    db
      .selectFrom('gift_picture')
      .where('gift_id', '=', anyOf(param('ids')))
      .select(['gift_id', 'path', 'small_path as smallPath'])
      .orderBy('gift_id')
      .orderBy('position'),
)

/** Uploaded pictures may be served by a host of their own. */
export const pictureUrl = ({ FILE_ORIGIN: origin }: { FILE_ORIGIN?: string | undefined }, path: string) =>
  path.startsWith('/files/') ? `${origin ?? ''}${path}` : path
