import { StaffContest, useTypes } from '@guangquan/contract'
import { callAs } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { everybody, members, staffOnly, type Permission } from '../../../testing/permission-cases.ts'
import { buildFile } from '../../../testing/posts.ts'
import { buildStaff } from '../../../testing/staff.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import {
  buildContest,
  buildEntry,
  buildJudge,
  buildRound,
  contestInput,
  dayMs,
  openVote,
  startInput,
} from './build-contest.ts'

const reason = '主办方核对过'
const text = '这件作品和去年获奖的一件几乎相同，请核对原图和拍摄时间。'

const asStaff = (
  make: (node: TestNode) => Promise<Record<string, unknown>> | Record<string, unknown>,
): Permission => ({ ...staffOnly, write: { make: (node) => make(node) } })

/** A write of a judge with a work in an open round. */
const asJudge = (body: object): Permission => ({
  ...staffOnly,
  write: {
    make: async (node, _owner, { staffId }) => {
      const contest = await buildContest(node, 13)
      const entryId = await buildEntry(node, contest, { author: await buildMember(node) })
      await buildJudge(node, contest, { staffId })
      const roundId = await buildRound(node, contest.id, { entryIds: [entryId] })
      return { roundId, entryId, ...body }
    },
  },
})

/** A mark of a frozen round that its judge wants corrected. */
async function buildMistake(node: TestNode) {
  const contest = await buildContest(node, 13)
  const entryId = await buildEntry(node, contest, { author: await buildMember(node) })
  const judgeId = await buildJudge(node, contest, { staffId: (await buildStaff(node, ['judge'])).staffId })
  const roundId = await buildRound(node, contest.id, { entryIds: [entryId] })
  await node.app.db
    .updateTable('contest_round')
    .set({ frozen_at: node.app.now() })
    .where('id', '=', roundId)
    .execute()
  return { roundId, judgeId, number: 1, halves: [16, 14], note: '评委记错了一项', reason }
}

/** A published result, and which work has to go. */
async function buildPublished(node: TestNode) {
  const now = node.app.now()
  const decided = { result_at: now, sheet: 'sheet', sheet_sha256: 'hash', published_at: now }
  const contest = await buildContest(node, 30, { judge_end: null, ...decided })
  await buildEntry(node, contest, { author: await buildMember(node), state: 12 })
  return { contestId: contest.id, numbers: [1], cause: 9 as const, note: '原图核对后取消', reason }
}

export const permissions = {
  'Activity/GetPhotoContestDetail': everybody,
  'Activity/GetPhotoContestPreview': everybody,
  'Contest/GetList': everybody,
  'Contest/GetEntryList': everybody,
  'Contest/GetMyEntries': members,
  'Contest/GetMyMarks': members,
  'Contest/Vote': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        const contest = await buildContest(node, 13)
        const entryId = await buildEntry(node, contest, { author: await buildMember(node) })
        await openVote(node, contest.id, [browser])
        return { entryId }
      },
    },
  },
  'Contest/UndoVote': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        const contest = await buildContest(node, 13)
        const entryId = await buildEntry(node, contest, { author: await buildMember(node) })
        await openVote(node, contest.id, [browser])
        const vote = { contest_id: contest.id, member_id: browser.userId, day: dayText(node) }
        await node.app.db
          .insertInto('contest_vote_day')
          .values({ ...vote, used: 1 })
          .execute()
        await node.app.db
          .insertInto('contest_ballot')
          .values({
            ...vote,
            id: entryId,
            entry_id: entryId,
            turn: 1,
            given: true,
            created_at: node.app.now(),
          })
          .execute()
        await node.app.db.updateTable('contest_entry').set({ votes: 1 }).where('id', '=', entryId).execute()
        return { entryId }
      },
    },
  },
  'Contest/WithdrawEntry': {
    ...members,
    write: {
      make: async (node, { browser }) => ({
        entryId: await buildEntry(node, await buildContest(node, 1), { author: browser }),
      }),
    },
  },
  'Contest/Resubmit': {
    ...members,
    write: {
      make: async (node, { browser }) => ({
        entryId: await buildEntry(node, await buildContest(node, 1), { author: browser, state: 3 }),
      }),
    },
  },
  'Contest/UploadOriginal': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        const entryId = await buildEntry(node, await buildContest(node, 13), { author: browser, state: 7 })
        const fileId = await buildFile(node, browser)
        await node.app.db
          .updateTable('stored_file')
          .set({ use_type: useTypes.matchOriginal })
          .where('id', '=', fileId)
          .execute()
        return { entryId, fileIds: [fileId] }
      },
    },
  },
  'Contest/GetStarting': members,
  'Contest/Start': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        await node.app.db.updateTable('member').set({ level: 5 }).where('id', '=', browser.userId).execute()
        return startInput(node.app.now())
      },
    },
  },
  'Contest/GetResult': everybody,
  'Contest/GetMarkSheet': everybody,
  'Contest/GetCertificate': everybody,
  'Contest/Objection': {
    ...members,
    write: {
      make: async (node) => {
        const decided = { result_at: node.app.now(), sheet: 'sheet', sheet_sha256: 'hash' }
        return { matchId: (await buildContest(node, 22, decided)).id, text }
      },
    },
  },
  'Contest/GetMyObjections': members,
  'StaffContest/GetList': staffOnly,
  'StaffContest/Export': asStaff(() => ({ reason })),
  'StaffContest/GetDetail': staffOnly,
  'StaffContest/PreviewBody': staffOnly,
  'StaffContest/Upload': staffOnly,
  'StaffContest/Create': asStaff((node) => contestInput(node.app.now())),
  'StaffContest/Save': asStaff(async (node) => ({
    ...contestInput(node.app.now()),
    id: (await buildContest(node, -2)).id,
    version: 1,
  })),
  'StaffContest/SetState': asStaff(async (node) => ({
    id: (await buildContest(node, 1)).id,
    version: 1,
    act: 'hold',
    reason,
  })),
  'StaffContest/GetEntries': staffOnly,
  'StaffContest/ExportEntries': asStaff(async (node) => ({
    contestId: (await buildContest(node, 1)).id,
    reason,
  })),
  'StaffContest/ExportOriginals': asStaff(async (node) => ({
    contestId: (await buildContest(node, 1)).id,
    reason,
  })),
  'StaffContest/DecideEntries': asStaff(async (node) => {
    const author = await buildMember(node)
    return {
      ids: [await buildEntry(node, await buildContest(node, 1), { author, state: 1 })],
      act: 'pass',
      reason,
    }
  }),
  'StaffContest/TryFile': staffOnly,
  'StaffContest/TryRules': staffOnly,
  'StaffContest/GetVotes': staffOnly,
  'StaffContest/GetVoteFlags': staffOnly,
  'StaffContest/LiftFlag': asStaff(async (node) => {
    const contest = await buildContest(node, 13)
    const voter = await buildMember(node)
    await openVote(node, contest.id, [voter])
    const flag = { contest_id: contest.id, member_id: voter.userId, kind: 'network', size: 5 }
    await node.app.db
      .insertInto('contest_vote_flag')
      .values({ ...flag, created_at: node.app.now() })
      .execute()
    return { contestId: contest.id, memberId: voter.userId, reason }
  }),
  'StaffContest/GetJury': staffOnly,
  'StaffContest/InviteJudge': {
    ...staffOnly,
    write: {
      make: async (node, _owner, { name, staffId }) => {
        const { id: contestId, groupId } = await buildContest(node, 1)
        await node.app.db
          .updateTable('staff_account')
          .set({ roles: ['superAdmin', 'judge'] })
          .where('id', '=', staffId)
          .execute()
        return { contestId, staffName: name, groupIds: [groupId], reason }
      },
    },
  },
  'StaffContest/EndJudge': {
    ...staffOnly,
    write: {
      make: async (node, _owner, { staffId }) => ({
        judgeId: await buildJudge(node, await buildContest(node, 13), { staffId }),
        version: 1,
        reason,
      }),
    },
  },
  'StaffContest/SetRounds': asStaff(async (node) => ({
    contestId: (await buildContest(node, 1)).id,
    rounds: [{ kind: 2, quorum: 3, keep: null, closesTime: contestInput(node.app.now()).judgeEnd }],
    reason,
  })),
  'StaffContest/OpenRound': {
    ...staffOnly,
    write: {
      make: async (node, _owner, { staffId }) => {
        const contest = await buildContest(node, 13, { kind: 3 })
        await buildEntry(node, contest, { author: await buildMember(node) })
        await buildJury(node, contest, staffId)
        return { roundId: await buildRound(node, contest.id, {}), reason }
      },
    },
  },
  'StaffContest/FreezeRound': asStaff(async (node) => {
    const contest = await buildContest(node, 13)
    const entryId = await buildEntry(node, contest, { author: await buildMember(node) })
    return { roundId: await buildRound(node, contest.id, { entryIds: [entryId] }), withShort: true, reason }
  }),
  'StaffContest/RemindJudges': {
    ...staffOnly,
    write: {
      make: async (node, _owner, { staffId }) => {
        const contest = await buildContest(node, 13)
        const entryId = await buildEntry(node, contest, { author: await buildMember(node) })
        await buildJudge(node, contest, { staffId })
        await buildRound(node, contest.id, { entryIds: [entryId] })
        return { contestId: contest.id, reason }
      },
    },
  },
  'StaffContest/RemindEntrants': asStaff(async (node) => {
    const contest = await buildContest(node, 13)
    const id = await buildEntry(node, contest, { author: await buildMember(node), state: 7 })
    const until = new Date(node.app.now().getTime() + dayMs)
    await node.app.db
      .updateTable('contest_entry')
      .set({ original_until: until })
      .where('id', '=', id)
      .execute()
    return { contestId: contest.id, reason }
  }),
  'StaffContest/GetMarkRequests': staffOnly,
  'StaffContest/RequestMark': asStaff(buildMistake),
  'StaffContest/DecideMark': asStaff(async (node) => {
    const colleague = await buildStaff(node, ['contestOperator'])
    const { id } = await callAs(node, colleague, StaffContest.RequestMark, await buildMistake(node))
    return { id, approve: true, reason }
  }),
  'StaffContest/GetReopenings': staffOnly,
  'StaffContest/RequestReopening': asStaff(buildPublished),
  'StaffContest/DecideReopening': asStaff(async (node) => {
    const colleague = await buildStaff(node, ['contestOperator'])
    const { id } = await callAs(node, colleague, StaffContest.RequestReopening, await buildPublished(node))
    return { id, approve: true, reason }
  }),
  'StaffContest/GetAwards': staffOnly,
  'StaffContest/SetWords': asStaff(async (node) => {
    const now = node.app.now()
    const contest = await buildContest(node, 22, { result_at: now, sheet: 'sheet', sheet_sha256: 'hash' })
    const author = await buildMember(node)
    const entryId = await buildEntry(node, contest, { author, state: 9 })
    await node.app.db
      .insertInto('contest_award')
      .values({
        id: entryId,
        contest_id: contest.id,
        prize_id: contest.prizeId,
        entry_id: entryId,
        member_id: author.userId,
        created_at: now,
      })
      .execute()
    return { awardId: entryId, words: '留白用得克制。', reason }
  }),
  'StaffContest/GetObjections': staffOnly,
  'StaffContest/AnswerObjection': asStaff(async (node) => {
    const now = node.app.now()
    const contest = await buildContest(node, 22, { result_at: now, sheet: 'sheet', sheet_sha256: 'hash' })
    const id = contest.prizeId
    await node.app.db
      .insertInto('contest_objection')
      .values({
        id,
        contest_id: contest.id,
        member_id: (await buildMember(node)).userId,
        text,
        answer_by: now,
        created_at: now,
      })
      .execute()
    return { id, version: 1, uphold: false, reason }
  }),
  'Jury/GetInvitations': staffOnly,
  'Jury/Answer': {
    ...staffOnly,
    write: {
      make: async (node, _owner, { staffId }) => ({
        id: await buildJudge(node, await buildContest(node, 1), { staffId, state: 1 }),
        version: 1,
        accept: true,
        conflict: '和参赛者没有关系',
      }),
    },
  },
  'Jury/GetRounds': staffOnly,
  'Jury/GetTasks': staffOnly,
  'Jury/GetTask': staffOnly,
  'Jury/Score': asJudge({ halves: [16, 14], shownMs: 40_000 }),
  'Jury/Recuse': asJudge({ note: '认识作者' }),
} satisfies Record<string, Permission>

const dayText = (node: TestNode) =>
  new Date(node.app.now().getTime() + 8 * 3600_000).toISOString().slice(0, 10)

/** As many judges as a contest of members needs. */
async function buildJury(
  node: TestNode,
  contest: Awaited<ReturnType<typeof buildContest>>,
  staffId: string,
): Promise<void> {
  const others = await Promise.all([buildColleague(node), buildColleague(node)])
  for (const id of [staffId, ...others]) await buildJudge(node, contest, { staffId: id })
}

async function buildColleague(node: TestNode): Promise<string> {
  return (await buildStaff(node, ['judge'])).staffId
}
