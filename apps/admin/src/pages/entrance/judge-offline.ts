import { browserHmac } from '@guangquan/client/browser-hmac'
import type { EntranceList, ScanResult } from '@guangquan/contract'
import { isAcceptedStep, ticketCode } from '@guangquan/rules/gear/ticket-code'
import type { ReadCode } from './read-code.ts'

/**
 * `noted`: stored on the device without a network, because the list contains the ticket or the ticket may be newer than
 * the list.
 */
export type OfflineResult =
  | Extract<ScanResult, 'already' | 'wrongCode' | 'clock' | 'tooEarly' | 'tooLate'>
  | 'noted'
  | 'notListed'

/** How a device judges a ticket by the list that it has. @param waiting tickets among the scans that it stores */
export async function judgeOffline(
  { people, opensAt, closesAt }: Pick<EntranceList, 'people' | 'opensAt' | 'closesAt'>,
  code: ReadCode,
  { now, waiting }: { now: number; waiting: ReadonlySet<string> },
): Promise<OfflineResult> {
  if (now < opensAt) return 'tooEarly'
  if (now >= closesAt) return 'tooLate'
  if (!isAcceptedStep(code.step, now)) return 'clock'
  const own = people.find(({ enrolId }) => enrolId === code.enrolId)
  if (waiting.has(code.enrolId)) return 'already'
  if (own === undefined) return 'notListed'
  const { mac, spoken } = await ticketCode(browserHmac, { ...own, step: code.step })
  if (code.mac !== mac && code.mac !== spoken) return 'wrongCode'
  return own.checkInTime === null ? 'noted' : 'already'
}

/** Whether the scan is stored until there is network again. */
export const isStored = (result: OfflineResult): boolean => result === 'noted' || result === 'notListed'
