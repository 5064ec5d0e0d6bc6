import type { ContestPhotoRules, MethodInput, StaffContest, StaffContestDetail } from '@guangquan/contract'
import {
  contestBounds,
  contestGear,
  contestKindNames,
  contestKinds,
  defaultCriteria,
  prizeBases,
  tieRules,
  unclaimedRules,
  type ContestGear,
  type ContestKind,
  type PrizeBasis,
  type TieRule,
  type UnclaimedRule,
} from '@guangquan/contract/contest/contest.words'
import type { SitePicture } from '../../parts/fields/picture-field.tsx'

export interface CoverPicture extends SitePicture {
  /** Identifies it in a change. */
  key: string
}

export interface GroupValues {
  id?: string
  name: string
  photosMin: number
  photosMax: number
  /** Kept unchanged: the editor only changes those of the contest. */
  rules?: ContestPhotoRules | null
}

export interface PrizeValues {
  id?: string
  /** Place of its group, or -1 for all together. */
  group: number
  name: string
  basis: PrizeBasis
  count: number
  description?: string
  value?: number
  coins?: number
  giftId?: string | null
  frameId?: string | null
  needsPapers?: boolean
}

/** Values of a contest's form. Sizes are in MB. */
export interface ContestValues {
  kind: ContestKind
  title: string
  theme?: string
  body?: string
  organiser?: string
  contact?: string
  cover?: CoverPicture | null
  collectStart: string
  collectEnd: string
  firstAuditEnd: string
  hasVote: boolean
  voteStart?: string
  voteEnd?: string
  hasJury: boolean
  judgeEnd?: string
  noticeStart: string
  noticeEnd: string
  originalDays: number
  entriesMax: number
  weightJudge: number
  votesPerDay: number
  tieRule: TieRule
  unclaimedRule: UnclaimedRule
  criteria: { name: string; weight: number }[]
  formats: ContestPhotoRules['formats']
  minMB?: number | null
  maxMB?: number | null
  longEdge?: number | null
  exif: boolean
  capturedFrom?: string
  capturedTo?: string
  gear: ContestGear
  cameraIds?: string[]
  lensIds?: string[]
  owner: boolean
  software: boolean
  aiMade: boolean
  duplicate: boolean
  lenient: boolean
  groups: GroupValues[]
  prizes: PrizeValues[]
}

const mebi = 1024 * 1024

/** The default rules of an official contest. */
const officialRules = {
  formats: ['jpeg'] satisfies ContestPhotoRules['formats'],
  minMB: contestBounds.fileMiB.min,
  maxMB: contestBounds.fileMiB.max,
  longEdge: 3000,
  exif: true,
  gear: contestGear.brand,
  owner: true,
  software: true,
  aiMade: true,
  duplicate: true,
  lenient: true,
}

export function initialOf(row: StaffContestDetail | null): Partial<ContestValues> {
  if (row === null)
    return {
      kind: contestKinds.official,
      hasVote: true,
      hasJury: true,
      originalDays: contestBounds.originalDays.unset,
      entriesMax: contestBounds.entriesPerUser.unset,
      weightJudge: 70,
      votesPerDay: contestBounds.votesPerDay.unset,
      tieRule: tieRules.earlier,
      unclaimedRule: unclaimedRules.back,
      criteria: defaultCriteria.map((one) => ({ ...one })),
      ...officialRules,
      groups: [{ name: '单幅组', photosMin: 1, photosMax: 1 }],
      prizes: [{ group: -1, name: '一等奖', basis: prizeBases.score, count: 1 }],
    }
  const { times, rules, groups, prizes, cover } = row
  const { minBytes, maxBytes, capturedFrom, capturedTo, ...others } = rules
  const place = (id: string | null) => groups.findIndex((group) => group.id === id)
  return {
    kind: row.kind,
    title: row.title,
    theme: row.theme,
    body: row.body,
    organiser: row.organiser,
    contact: row.contact,
    cover,
    collectStart: times.collectStart,
    collectEnd: times.collectEnd,
    firstAuditEnd: times.firstAuditEnd,
    hasVote: times.voteStart !== null,
    voteStart: times.voteStart ?? undefined,
    voteEnd: times.voteEnd ?? undefined,
    hasJury: times.judgeEnd !== null,
    judgeEnd: times.judgeEnd ?? undefined,
    noticeStart: times.noticeStart,
    noticeEnd: times.noticeEnd,
    originalDays: row.originalDays,
    entriesMax: row.entriesMax,
    weightJudge: row.weightJudge,
    votesPerDay: row.votesPerDay,
    tieRule: row.tieRule,
    unclaimedRule: row.unclaimedRule,
    criteria: row.criteria,
    ...others,
    minMB: minBytes === null ? null : minBytes / mebi,
    maxMB: maxBytes === null ? null : maxBytes / mebi,
    capturedFrom: capturedFrom ?? undefined,
    capturedTo: capturedTo ?? undefined,
    groups: groups.map(({ id, name, photosMin, photosMax, ownRules }) => ({
      id,
      name,
      photosMin,
      photosMax,
      rules: ownRules,
    })),
    prizes: prizes.map(({ groupId, ...prize }) => ({ ...prize, group: place(groupId) })),
  }
}

const timeFields = [
  'collectStart',
  'collectEnd',
  'firstAuditEnd',
  'voteStart',
  'voteEnd',
  'judgeEnd',
  'noticeStart',
  'noticeEnd',
  'capturedFrom',
  'capturedTo',
] as const
const markdownPicture = /!\[[^\]]*\]\([^)]*\)\n?/g

/** A new contest like another: its words, rules, groups and prizes; its times and pictures are its own. */
export function likeContest(row: StaffContestDetail): Partial<ContestValues> {
  const { groups = [], prizes = [], body = '', ...values } = initialOf(row)
  for (const name of timeFields) delete values[name]
  return {
    ...values,
    cover: null,
    body: body.replaceAll(markdownPicture, ''),
    groups: groups.map(({ id: _id, ...group }) => group),
    prizes: prizes.map(({ id: _id, ...prize }) => prize),
  }
}

type Fields = Omit<MethodInput<typeof StaffContest.Create>, 'requestId'>

/** The values as sent. */
export function fieldsOf(given: ContestValues): Fields {
  const { hasVote, hasJury, cover, groups, prizes } = given
  return {
    kind: given.kind,
    title: given.title,
    theme: given.theme ?? '',
    body: given.body ?? '',
    organiser: given.organiser ?? '',
    contact: given.contact ?? '',
    cover: cover?.key ?? null,
    collectStart: given.collectStart,
    collectEnd: given.collectEnd,
    firstAuditEnd: given.firstAuditEnd,
    voteStart: hasVote ? (given.voteStart ?? null) : null,
    voteEnd: hasVote ? (given.voteEnd ?? null) : null,
    judgeEnd: hasJury ? (given.judgeEnd ?? null) : null,
    noticeStart: given.noticeStart,
    noticeEnd: given.noticeEnd,
    originalDays: given.originalDays,
    entriesMax: given.entriesMax,
    weightJudge: given.weightJudge,
    votesPerDay: given.votesPerDay,
    tieRule: given.tieRule,
    unclaimedRule: given.unclaimedRule,
    criteria: given.criteria,
    rules: rulesOf(given),
    groups: groups.map(({ rules = null, ...group }) => ({ ...group, rules })),
    prizes: prizes.map(({ group, description = '', value, coins, giftId, ...prize }) => ({
      ...prize,
      giftId: giftId ?? null,
      group: group < 0 ? null : group,
      description,
      value: value ?? 0,
      coins: coins ?? 0,
    })),
  }
}

const bytesOf = (megabytes: number | null | undefined): number | null =>
  megabytes == null ? null : Math.round(megabytes * mebi)

/** The rules that the form holds. */
export function rulesOf(given: ContestValues): ContestPhotoRules {
  return {
    formats: given.formats,
    minBytes: bytesOf(given.minMB),
    maxBytes: bytesOf(given.maxMB),
    longEdge: given.longEdge ?? null,
    exif: given.exif,
    capturedFrom: given.capturedFrom ?? null,
    capturedTo: given.capturedTo ?? null,
    gear: given.gear,
    cameraIds: given.cameraIds ?? [],
    lensIds: given.lensIds ?? [],
    owner: given.owner,
    software: given.software,
    aiMade: given.aiMade,
    duplicate: given.duplicate,
    lenient: given.lenient,
  }
}

/** The values of a contest that another person may have changed in the meantime, as text. */
export function describe(values: Partial<ContestValues>): Record<string, string> {
  return {
    类别: values.kind === undefined ? '' : contestKindNames[values.kind],
    名称: values.title ?? '',
    主题: values.theme ?? '',
    征稿: `${values.collectStart ?? ''} 到 ${values.collectEnd ?? ''}`,
    公示: `${values.noticeStart ?? ''} 到 ${values.noticeEnd ?? ''}`,
    组别: (values.groups ?? []).map(({ name }) => name).join('、'),
    奖项: (values.prizes ?? []).map(({ name, count }) => `${name} ${count}`).join('、'),
  }
}
