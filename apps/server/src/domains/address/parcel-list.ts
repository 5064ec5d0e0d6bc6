import type { ParcelAddress } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Queryable } from '../../db/client.ts'
import { containing } from '../../db/like-pattern.ts'
import { findMemberId, loadNickNames } from '../member/index.ts'

/** Filters that lists of parcels in the console have. */
interface ParcelFilters {
  /** The number or id of a row, a member, or a part of its title. */
  keyword?: string | undefined
  /** When it was made, in epoch milliseconds; the end is not included. */
  from?: number | undefined
  to?: number | undefined
}

interface ParcelTable {
  /** In the query: it has `id`, `number`, `member_id` and `created_at`. */
  alias: string
  /** Its column that a part of is searched for. */
  title?: string
}

/** SQL for the rows that match these filters. */
export async function parcelConditions(
  db: Queryable,
  { keyword = '', from, to }: ParcelFilters,
  { alias, title }: ParcelTable,
): Promise<RawBuilder<SqlBool>[]> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const text = keyword.trim()
  const conditions: RawBuilder<SqlBool>[] = []
  if (text !== '') {
    const memberId = await findMemberId(db, text)
    const matches = [
      sql<SqlBool>`${column('number')} = ${text.toUpperCase()}`,
      ...(isUuid(text) ? [sql<SqlBool>`${column('id')} = ${text}::uuid`] : []),
      ...(memberId === null ? [] : [sql<SqlBool>`${column('member_id')} = ${memberId}::uuid`]),
      ...(title === undefined ? [] : [sql<SqlBool>`${column(title)} ilike ${containing(text)}`]),
    ]
    conditions.push(sql<SqlBool>`(${sql.join(matches, sql` or `)})`)
  }
  if (from !== undefined) conditions.push(sql<SqlBool>`${column('created_at')} >= ${new Date(from)}`)
  if (to !== undefined) conditions.push(sql<SqlBool>`${column('created_at')} < ${new Date(to)}`)
  return conditions
}

interface ParcelRow {
  member_id: string
  carrier: string
  tracking_number: string
}

/** The columns about the address in files of parcels. */
interface ParcelCells {
  nickName: string
  receiver: string
  phone: string
  place: string
  carrier: string
  trackingNumber: string
}

interface ParcelWalk<R> {
  db: Queryable
  /** A number of rows after one, from the beginning for undefined, in an order that an index serves. */
  read: (after: R | undefined, limit: number) => Promise<R[]>
  /** The full address. */
  open: (row: R) => ParcelAddress | null
}

const batch = 1000

/** All rows of a list of any length with their parcels, one batch in memory at a time. */
export async function* walkParcels<R extends ParcelRow>({
  db,
  read,
  open,
}: ParcelWalk<R>): AsyncGenerator<[row: R, parcel: ParcelCells]> {
  let after: R | undefined
  for (;;) {
    const rows = await read(after, batch)
    const names = await loadNickNames(
      db,
      rows.map((row) => row.member_id),
    )
    for (const row of rows) {
      const { receiver = '', phone = '', place = '' } = open(row) ?? {}
      const { carrier, tracking_number: trackingNumber } = row
      yield [
        row,
        { nickName: names.get(row.member_id) ?? '', receiver, phone, place, carrier, trackingNumber },
      ]
    }
    if (rows.length < batch) return
    after = rows.at(-1)
  }
}
