import type { ReportSign } from '@guangquan/contract'

/** What is known about a report when it is decided. */
export interface SignedReport {
  id: string
  reporterId: string
  text: string
  at: Date
  /** When its author registered. */
  joinedAt: Date
  /** IPv4 address, or IPv6 network, of its author's newest session; empty if unknown. */
  address: string
  /** The inviter of its author; null: none. */
  inviterId: string | null
}

/** A sign, and the reports that show it. */
export interface FoundSign {
  sign: ReportSign
  reportIds: string[]
}

const hourMs = 3600_000
/** An account up to this age is new; so many reports show a sign; so many equal characters are no coincidence. */
const bounds = { newMs: 72 * hourMs, burstMs: hourMs, reports: 3, sameWords: 2, characters: 6 }

/**
 * Signs that reports of one target were arranged. One alone may be a coincidence: several people see the same thing in
 * the same hour. Two of them together rarely are.
 * @param reports by different members
 */
export function findReportSigns(reports: readonly SignedReport[]): FoundSign[] {
  const { reports: enough } = bounds
  const isNew = ({ at, joinedAt }: SignedReport) => at.getTime() - joinedAt.getTime() <= bounds.newMs
  const found: readonly (readonly [ReportSign, readonly SignedReport[]])[] = [
    ['newAccounts', atLeast(enough, reports.filter(isNew))],
    ['sameWords', groupsOf(reports, ({ text }) => wordsOf(text), bounds.sameWords)],
    ['sameNetwork', groupsOf(reports, ({ address }) => networkOf(address), enough)],
    ['sameHour', atLeast(enough, largestBurst(reports))],
    ['related', relatedOnes(reports)],
  ]
  return found.flatMap(([sign, ones]) =>
    ones.length === 0 ? [] : [{ sign, reportIds: ones.map(({ id }) => id) }],
  )
}

/** Whether signs together suggest that the reports were arranged. */
export function looksArranged(signs: readonly Pick<FoundSign, 'sign'>[]): boolean {
  return signs.length >= 2
}

function atLeast(count: number, reports: readonly SignedReport[]): readonly SignedReport[] {
  return reports.length >= count ? reports : []
}

/** Groups of reports with the same key, if they are large enough; an empty key does not count. */
function groupsOf(
  reports: readonly SignedReport[],
  keyOf: (report: SignedReport) => string,
  count: number,
): SignedReport[] {
  const groups = Map.groupBy(reports, keyOf)
  return reports.filter((report) => {
    const key = keyOf(report)
    return key !== '' && (groups.get(key)?.length ?? 0) >= count
  })
}

/** The letters and digits of a text, so that punctuation and blanks make no difference; empty for a short text. */
function wordsOf(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return [...words].length < bounds.characters ? '' : words
}

/** The first three numbers of an IPv4 address; for IPv6 the network as stored. */
function networkOf(address: string): string {
  return address.includes(':') ? address : address.split('.').slice(0, 3).join('.')
}

function largestBurst(reports: readonly SignedReport[]): SignedReport[] {
  const within = (begin: SignedReport) =>
    reports.filter(({ at }) => at >= begin.at && at.getTime() - begin.at.getTime() <= bounds.burstMs)
  return reports
    .map(within)
    .reduce<SignedReport[]>((most, one) => (one.length > most.length ? one : most), [])
}

/** Reports by members who invited each other, or who have the same inviter. */
function relatedOnes(reports: readonly SignedReport[]): SignedReport[] {
  const reporters = new Set(reports.map(({ reporterId }) => reporterId))
  const invited = Map.groupBy(reports, ({ inviterId }) => inviterId)
  return reports.filter(({ reporterId, inviterId }) => {
    if (invited.has(reporterId)) return true
    return inviterId !== null && (reporters.has(inviterId) || (invited.get(inviterId)?.length ?? 0) > 1)
  })
}
