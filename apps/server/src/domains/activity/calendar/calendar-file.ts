import { activitySentences } from '@guangquan/contract'
import { TZDateMini } from '@date-fns/tz'
import ical, { ICalEventStatus } from 'ical-generator'
import type { ActivityRow } from '../activity.store.ts'

const zone = 'Asia/Shanghai'

// Shanghai has had no daylight saving time since 1991.
const shanghai = `BEGIN:VTIMEZONE\r
TZID:${zone}\r
BEGIN:STANDARD\r
DTSTART:19910915T000000\r
TZOFFSETFROM:+0800\r
TZOFFSETTO:+0800\r
TZNAME:CST\r
END:STANDARD\r
END:VTIMEZONE`

/** What an entry of a calendar shows. */
export interface Entry {
  row: Pick<
    ActivityRow,
    | 'id'
    | 'title'
    | 'summary'
    | 'start_time'
    | 'end_time'
    | 'sequence'
    | 'stage'
    | 'online'
    | 'updated_at'
    | 'lng'
    | 'lat'
  >
  place: string
  url: string
  /** The member has left it. */
  isLeft: boolean
}

const cancelledStage = 8

/**
 * A calendar file. The UID of an activity never changes and its SEQUENCE rises with each change, so that importing the
 * file again moves the entry; a cancelled activity is marked as such instead of missing.
 */
export function calendarFile(name: string, host: string, entries: readonly Entry[]): string {
  const calendar = ical({
    name,
    prodId: { company: host, product: 'activities', language: 'ZH' },
    timezone: { name: zone, generator: () => shanghai },
  })
  for (const { row, place, url, isLeft } of entries) {
    const isCancelled = row.stage === cancelledStage || isLeft
    calendar.createEvent({
      id: `${row.id}@${host}`,
      sequence: row.sequence,
      stamp: row.updated_at,
      start: new TZDateMini(row.start_time, zone),
      end: new TZDateMini(row.end_time, zone),
      timezone: zone,
      summary: row.title,
      description: row.summary,
      location: row.online ? activitySentences.online : place,
      url,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}
