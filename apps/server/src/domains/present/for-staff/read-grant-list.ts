import {
  csvLimits,
  GrantCsvRow,
  giftLimits,
  grantSentences,
  grantSheet,
  type CsvFault,
} from '@guangquan/contract'
import { readCsv } from '../../../csv/read-csv.ts'
import type { Queryable } from '../../../db/client.ts'
import { findMembersByName } from '../../member/index.ts'

/** A file of members as a whole. With `faults` nobody of it is given anything. */
interface GrantList {
  memberIds: string[]
  faults: CsvFault[]
}

/** Reads a list of members, by id or nickname, each of whom may be given something. */
export async function readGrantList(db: Queryable, csv: string): Promise<GrantList> {
  const { rows, faults } = await readCsv(csv, { row: GrantCsvRow, columns: grantSheet.columns })
  const column = grantSheet.columns.member
  if (rows.length > giftLimits.members) {
    faults.push({
      line: giftLimits.members + 2,
      column: '',
      message: grantSentences.tooMany,
    })
    return { memberIds: [], faults: faults.slice(0, csvLimits.faults) }
  }
  const members = await findMembersByName(
    db,
    rows.map(({ value }) => value.member),
  )
  const memberIds = new Set<string>()
  for (const [place, { line }] of rows.entries()) {
    const member = members[place]
    const message =
      member === undefined
        ? grantSentences.unknown
        : !member.isActive
          ? grantSentences.inactive
          : memberIds.has(member.id)
            ? grantSentences.twice
            : null
    if (member !== undefined) memberIds.add(member.id)
    if (message !== null) faults.push({ line, column, message })
  }
  const sorted = faults.toSorted((a, b) => a.line - b.line)
  return { memberIds: [...memberIds], faults: sorted.slice(0, csvLimits.faults) }
}
