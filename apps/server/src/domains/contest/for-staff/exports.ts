import {
  contestEntrySheet,
  contestKindNames,
  contestListSheet,
  contestStateNames,
  entryReasonNames,
  entryStateNames,
  StaffContest,
  verdictSentence,
  type ContestVerdict,
} from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { listStaffEntries } from './entries.read.ts'
import { listStaffContests } from './staff-contests.read.ts'

export const contestExport = defineExport(
  StaffContest.Export,
  contestListSheet,
  async function* (ctx, input) {
    const { reason: _reason, requestId: _requestId, ...filters } = input
    for await (const one of walkPages((page) => listStaffContests(ctx, { ...page, ...filters })))
      yield {
        id: one.id,
        title: one.title,
        kind: nameOf(contestKindNames, one.kind),
        state: nameOf(contestStateNames, one.state),
        collectStart: one.times.collectStart,
        collectEnd: one.times.collectEnd,
        noticeEnd: one.times.noticeEnd,
        entries: one.entryCount,
        shown: one.shownCount,
        waiting: one.waiting,
      }
  },
)

export const contestEntryExport = defineExport(
  StaffContest.ExportEntries,
  contestEntrySheet,
  async function* (ctx, input) {
    const { reason: _reason, requestId: _requestId, ...filters } = input
    for await (const one of walkPages((page) => listStaffEntries(ctx, { ...page, ...filters })))
      yield {
        number: one.number,
        title: one.title,
        story: one.story,
        group: one.groupName,
        nickName: one.authorNickName,
        state: nameOf(entryStateNames, one.state),
        reason: one.reason === null ? '' : `${nameOf(entryReasonNames, one.reason)} ${one.reasonNote}`,
        verdicts: openLines(one.verdicts.flat()),
        votes: one.votes,
        cleanVotes: one.cleanVotes,
        rank: one.rank ?? '',
        createTime: one.createTime,
      }
  },
)

const openLines = (verdicts: readonly ContestVerdict[]): string =>
  verdicts
    .filter(({ level }) => level !== 'green')
    .map((verdict) => {
      const { name, found } = verdictSentence(verdict)
      return `${name}：${found}`
    })
    .join('；')
