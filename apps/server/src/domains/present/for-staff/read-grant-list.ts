import { GrantCsvRow, giftLimits, grantSentences, grantSheet, type CsvFault } from '@guangquan/contract'
import { readCsv, withFaults, type FoundFault } from '../../../csv/read-csv.ts'
import type { Queryable } from '../../../db/client.ts'
import { findMembersByName } from '../find-members-by-name.ts'

/** A whole file of members. With `faults` nobody gets anything. */
interface GrantList {
  memberIds: string[]
  faults: CsvFault[]
}

/** Reads a list of members, by id or nickname, each of whom can be given something. */
export async function readGrantList(db: Queryable, csv: string): Promise<GrantList> {
  const file = await readCsv(csv, { row: GrantCsvRow, columns: grantSheet.columns })
  const { rows } = file
  const column = grantSheet.columns.member
  if (rows.length > giftLimits.members) {
    const tooMany = { line: giftLimits.members + 2, column: '', message: grantSentences.tooMany }
    return { memberIds: [], faults: withFaults(file, [tooMany]) }
  }
  const members = await findMembersByName(
    db,
    rows.map(({ value }) => value.member),
  )
  const memberIds = new Set<string>()
  const found: FoundFault[] = []
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
    if (message !== null) found.push({ line, column, message })
  }
  return { memberIds: [...memberIds], faults: withFaults(file, found) }
}
