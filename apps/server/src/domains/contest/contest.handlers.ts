import {
  activityCover,
  activityPicture,
  type Activity,
  type Contest,
  type Jury,
  type StaffContest,
} from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { storeSitePicture } from '../site-picture/index.ts'
import { previewBody } from '../news/index.ts'
import { getContest, previewContest } from './contest-detail.read.ts'
import { listContests } from './contests.read.ts'
import { listEntries, listOwnEntries } from './entry/entries.read.ts'
import { resubmitEntry, withdrawEntry } from './entry/own-acts.ts'
import { sendOriginals } from './entry/send-originals.ts'
import { decideEntries } from './for-staff/decide-entries.ts'
import { contestEntryExport, contestExport } from './for-staff/exports.ts'
import { originalsExport } from './for-staff/originals-export.ts'
import { remindEntrants, remindJudges } from './for-staff/remind.ts'
import { listStaffEntries, tryRules } from './for-staff/entries.read.ts'
import { createContest, saveContest } from './for-staff/save-contest.ts'
import { setContestState } from './for-staff/set-state.ts'
import { tryFile } from './for-staff/try-file.ts'
import { getStaffContest, listStaffContests } from './for-staff/staff-contests.read.ts'
import { getJury } from './jury/jury.read.ts'
import { decideMark, requestMark } from './jury/correct-marks.ts'
import { answerInvitation, endJudge, getInvitations, inviteJudge } from './jury/judges.ts'
import { listMarkRequests } from './jury/mark-requests.read.ts'
import { getOwnMarks } from './jury/own-marks.read.ts'
import { freezeRound, openRound, setRounds } from './jury/rounds.ts'
import { recuse, score } from './jury/score.ts'
import { getOwnRounds, getTask, listTasks } from './jury/tasks.read.ts'
import { listAwards, setWords } from './result/awards.ts'
import { listReopenings } from './result/reopenings.read.ts'
import { decideReopening, requestReopening } from './result/reopen-result.ts'
import { answerObjection, listObjections, listOwnObjections, object } from './result/objections.ts'
import { getCertificate, getMarkSheet, getResult } from './result/result.read.ts'
import { startContest } from './started/start-contest.ts'
import { getStarting } from './started/started.read.ts'
import { liftFlag } from './vote/lift-flag.ts'
import { undoVote, vote } from './vote/vote.ts'
import { getVoteIntegrity, listVoteFlags } from './vote/votes.read.ts'

export const contestDetails = {
  GetPhotoContestDetail: getContest,
  GetPhotoContestPreview: previewContest,
} satisfies Partial<HandlersOf<typeof Activity>>

export const contestMethods: HandlersOf<typeof Contest> = {
  GetList: listContests,
  GetEntryList: listEntries,
  GetMyEntries: listOwnEntries,
  GetMyMarks: getOwnMarks,
  Vote: vote,
  UndoVote: undoVote,
  WithdrawEntry: withdrawEntry,
  Resubmit: resubmitEntry,
  UploadOriginal: sendOriginals,
  GetStarting: getStarting,
  Start: startContest,
  GetResult: getResult,
  GetMarkSheet: getMarkSheet,
  GetCertificate: getCertificate,
  Objection: object,
  GetMyObjections: listOwnObjections,
}

const useTypes = { cover: activityCover.useType, picture: activityPicture.useType } as const

export const staffContestMethods: HandlersOf<typeof StaffContest> = {
  GetList: listStaffContests,
  Export: (ctx, input) => beginExport(ctx, contestExport, input),
  GetDetail: getStaffContest,
  PreviewBody: previewBody,
  Upload: (ctx, { kind, ...file }) => storeSitePicture(ctx, { ...file, useType: useTypes[kind] }),
  Create: createContest,
  Save: saveContest,
  SetState: setContestState,
  GetEntries: listStaffEntries,
  ExportEntries: (ctx, input) => beginExport(ctx, contestEntryExport, input),
  ExportOriginals: (ctx, input) => beginExport(ctx, originalsExport, input),
  DecideEntries: decideEntries,
  TryFile: tryFile,
  TryRules: tryRules,
  GetVotes: getVoteIntegrity,
  GetVoteFlags: listVoteFlags,
  LiftFlag: liftFlag,
  GetJury: getJury,
  InviteJudge: inviteJudge,
  EndJudge: endJudge,
  SetRounds: setRounds,
  OpenRound: openRound,
  FreezeRound: freezeRound,
  RemindJudges: remindJudges,
  RemindEntrants: remindEntrants,
  GetMarkRequests: listMarkRequests,
  RequestMark: requestMark,
  DecideMark: decideMark,
  GetAwards: listAwards,
  SetWords: setWords,
  GetObjections: listObjections,
  AnswerObjection: answerObjection,
  GetReopenings: listReopenings,
  RequestReopening: requestReopening,
  DecideReopening: decideReopening,
}

export const juryMethods: HandlersOf<typeof Jury> = {
  GetInvitations: getInvitations,
  Answer: answerInvitation,
  GetRounds: (ctx) => getOwnRounds(ctx),
  GetTasks: listTasks,
  GetTask: getTask,
  Score: score,
  Recuse: recuse,
}
