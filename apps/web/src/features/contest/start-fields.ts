import type { MethodInput, Services, StartedContest } from '@guangquan/contract'
import { contestBounds } from '@guangquan/contract/contest/contest.words'
import { writtenLength } from '@guangquan/contract/text/text-length'

/** The form of a contest that a member starts, as typed. */
export interface StartFields {
  /** Empty for a contest of members. */
  circleId: string
  title: string
  theme: string
  /** Empty without a cover. */
  coverFileId: string
  coverUrl: string
  body: string
  contact: string
  /** `yyyy-MM-dd`. */
  firstDay: string
  lastDay: string
  voteDays: string
  entriesMax: string
  votesPerDay: string
  isSet: boolean
  longEdge: string
  exif: boolean
  prizes: readonly { name: string; count: string; description: string }[]
}

const dayMs = 24 * 3600_000
/** Collecting begins and ends at these times of its days. */
const [begins, ends] = ['00:00:00', '20:00:00']

export function startOf(
  contest: StartedContest | null,
  { circleId, today }: { circleId: string; today: string },
): StartFields {
  if (contest === null)
    return {
      circleId,
      title: '',
      theme: '',
      coverFileId: '',
      coverUrl: '',
      body: '',
      contact: '',
      firstDay: addDays(today, 3),
      lastDay: addDays(today, 24),
      voteDays: String(contestBounds.voteDays.unset),
      entriesMax: '3',
      votesPerDay: String(contestBounds.votesPerDay.unset),
      isSet: false,
      longEdge: '2000',
      exif: false,
      prizes: [{ name: '一等奖', count: '1', description: '' }],
    }
  return {
    circleId: contest.circleId ?? '',
    title: contest.title,
    theme: contest.theme,
    coverFileId: contest.coverFileId ?? '',
    coverUrl: contest.coverUrl,
    body: contest.body,
    contact: contest.contact,
    firstDay: contest.collectStart.slice(0, 10),
    lastDay: contest.collectEnd.slice(0, 10),
    voteDays: String(contest.voteDays),
    entriesMax: String(contest.entriesMax),
    votesPerDay: String(contest.votesPerDay),
    isSet: contest.isSet,
    longEdge: contest.longEdge === null ? '' : String(contest.longEdge),
    exif: contest.exif,
    prizes: contest.prizes.map((prize) => ({ ...prize, count: String(prize.count) })),
  }
}

/** The day some days after another, both `yyyy-MM-dd`. */
function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

type Sent = Omit<MethodInput<Services['Contest']['Start']>, 'requestId'>

export function startBody(fields: StartFields, of: StartedContest | null): Sent {
  const { circleId, title, theme, coverFileId, body, contact, firstDay, lastDay, isSet, exif } = fields
  return {
    ...(of === null ? {} : { id: of.id, version: of.version }),
    circleId: circleId === '' ? null : circleId,
    title,
    theme,
    coverFileId: coverFileId === '' ? null : coverFileId,
    body,
    contact,
    collectStart: `${firstDay} ${begins}`,
    collectEnd: `${lastDay} ${ends}`,
    voteDays: Number(fields.voteDays),
    entriesMax: Number(fields.entriesMax),
    votesPerDay: Number(fields.votesPerDay),
    isSet,
    longEdge: fields.longEdge === '' ? null : Number(fields.longEdge),
    exif,
    prizes: fields.prizes.map((prize) => ({ ...prize, count: Number(prize.count) })),
  }
}

/** When each phase is, as it follows from the days chosen; null while a day is missing. */
export function calendarOf({ lastDay, voteDays }: StartFields): { vote: string; notice: string } | null {
  const days = Number(voteDays)
  if (lastDay === '' || !Number.isInteger(days) || days < 1) return null
  const vote = addDays(lastDay, contestBounds.startedAuditDays)
  const notice = addDays(vote, days)
  return {
    vote: `${vote} 到 ${notice}`,
    notice: `${notice} 到 ${addDays(notice, contestBounds.noticeDays.others)}`,
  }
}

/** Errors in the input, by field; the server checks again. */
export function startErrors(fields: StartFields): Partial<Record<keyof StartFields, string>> {
  const { title, voteDays, votesPerDay, entriesPerUser, longEdge } = contestBounds
  const length = writtenLength(fields.title)
  const isWhole = (text: string, min: number, max: number) =>
    /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max
  const rules: [keyof StartFields, boolean, string][] = [
    ['title', length >= title.min && length <= title.max, `名称 ${title.min} 到 ${title.max} 个字`],
    ['theme', writtenLength(fields.theme) <= contestBounds.theme, `主题最多 ${contestBounds.theme} 字`],
    [
      'body',
      writtenLength(fields.body) <= contestBounds.startedRules,
      `说明最多 ${contestBounds.startedRules} 字`,
    ],
    [
      'contact',
      writtenLength(fields.contact) <= contestBounds.contact,
      `联系方式最多 ${contestBounds.contact} 字`,
    ],
    ['firstDay', fields.firstDay !== '', '请选择征稿开始的日子'],
    ['lastDay', fields.lastDay > fields.firstDay, '征稿截止要在开始之后'],
    [
      'voteDays',
      isWhole(fields.voteDays, voteDays.min, voteDays.max),
      `投票 ${voteDays.min} 到 ${voteDays.max} 天`,
    ],
    ['entriesMax', isWhole(fields.entriesMax, 1, entriesPerUser.max), `每人 1 到 ${entriesPerUser.max} 件`],
    ['votesPerDay', isWhole(fields.votesPerDay, 1, votesPerDay.max), `每天 1 到 ${votesPerDay.max} 票`],
    [
      'longEdge',
      fields.longEdge === '' || isWhole(fields.longEdge, 1, longEdge),
      `填 1 到 ${longEdge}，不限就空着`,
    ],
    [
      'prizes',
      fields.prizes.every(
        ({ name, count }) =>
          writtenLength(name) >= 1 &&
          writtenLength(name) <= contestBounds.prizeName &&
          isWhole(count, 1, contestBounds.startedPrizeCount),
      ),
      `奖项名称 1 到 ${contestBounds.prizeName} 个字，每项 1 到 ${contestBounds.startedPrizeCount} 个`,
    ],
  ]
  return Object.fromEntries(rules.flatMap(([field, fits, sentence]) => (fits ? [] : [[field, sentence]])))
}
