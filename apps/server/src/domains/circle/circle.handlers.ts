import type { PhotographyGroup, StaffCircle } from '@guangquan/contract'
import { fail } from '../../fail.ts'
import type { HandlersOf } from '../../http/implement.ts'
import { checkCreate, createCircle } from './create-circle.ts'
import { getCircleInfo } from './reads/circle-info.view.ts'
import { getForEdit } from './reads/for-edit.view.ts'
import { listCommonMembers } from './reads/common-members.read.ts'
import { listCircleMembers } from './reads/members.read.ts'
import { rankCircles, recommendCircles } from './reads/recommend.read.ts'
import { listUserCircles } from './reads/user-circles.read.ts'

// Until the commits that follow.
const unfinished = () => fail('Unavailable')

export const circleMethods: HandlersOf<typeof PhotographyGroup> = {
  Get: getForEdit,
  GetInfo: getCircleInfo,
  GetPhotographyGroupMemberList: listCircleMembers,
  Recommend: recommendCircles,
  GetRanking: rankCircles,
  Publish: unfinished,
  GetPinned: unfinished,
  GetPictures: unfinished,
  GetUserPhotographyGroupList: listUserCircles,
  GetCommonMembers: listCommonMembers,
  Search: unfinished,
  GetFollowedPosts: unfinished,
  GetLog: unfinished,
  GetFigures: unfinished,
  GetRemovedPosts: unfinished,
  CheckCreate: checkCreate,
  Create: createCircle,
  Update: unfinished,
  Follow: unfinished,
  SetAnnouncement: unfinished,
  MemberApply: unfinished,
  CancelApply: unfinished,
  GetApplications: unfinished,
  MemberAudit: unfinished,
  MemberRoleAdjust: unfinished,
  RemoveMember: unfinished,
  RestoreMember: unfinished,
  SetBlackList: unfinished,
  Mute: unfinished,
  Quit: unfinished,
  SetQuiet: unfinished,
  Invite: unfinished,
  GetInvitations: unfinished,
  InviteAccept: unfinished,
  InviteRefuse: unfinished,
  Pin: unfinished,
  Essence: unfinished,
  Fold: unfinished,
  RemovePost: unfinished,
  RestorePost: unfinished,
  MovePost: unfinished,
  Undo: unfinished,
  Transfer: unfinished,
  TransferAccept: unfinished,
  TransferRefuse: unfinished,
  TransferWithdraw: unfinished,
  Dissolve: unfinished,
  DissolveWithdraw: unfinished,
}

export const staffCircleMethods: HandlersOf<typeof StaffCircle> = {
  GetList: unfinished,
  Export: unfinished,
  GetDetail: unfinished,
  GetHistory: unfinished,
  GetOfMember: unfinished,
  GetEssenceGivers: unfinished,
  Decide: unfinished,
  DecideChange: unfinished,
  Freeze: unfinished,
  Unfreeze: unfinished,
  HandOver: unfinished,
  Dissolve: unfinished,
  DecideDissolution: unfinished,
  WithdrawDissolution: unfinished,
}
