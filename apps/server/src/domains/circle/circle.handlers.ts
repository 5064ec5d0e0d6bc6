import type { PhotographyGroup, StaffCircle } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { checkCreate, createCircle } from './create-circle.ts'
import { followCircle, setAnnouncement, updateCircle } from './edit-circle.ts'
import { getStaffCircle } from './for-staff/circle-detail.view.ts'
import {
  decideChange,
  decideCircle,
  decideDissolution,
  dissolveByStaff,
  freezeCircle,
  handOverCircle,
  unfreezeCircle,
  withdrawDissolution,
} from './for-staff/decide-circle.ts'
import {
  circleExport,
  listCirclesOfMember,
  listEssenceGivers,
  listHistory,
  listStaffCircles,
} from './for-staff/list-circles.read.ts'
import { applyToCircle, cancelApplication } from './members/apply.ts'
import { auditMembers } from './members/audit-members.ts'
import { acceptInvitation, inviteToCircle, listInvitations, refuseInvitation } from './members/invite.ts'
import { quitCircle, setQuiet } from './members/leave.ts'
import { adjustRoles, muteMember, removeMember, restoreMember, setBlackList } from './members/run-members.ts'
import { dissolveCircle, withdrawOwnDissolution } from './ownership/dissolve.ts'
import { acceptOffer, offerCircle, refuseOffer, withdrawOffer } from './ownership/offers.ts'
import {
  foldPost,
  markEssence,
  movePostTo,
  pinPost,
  removeFromCircle,
  restoreToCircle,
} from './posts/run-posts.ts'
import { undoAct } from './posts/undo-act.ts'
import { getCircleInfo } from './reads/circle-info.view.ts'
import { getForEdit } from './reads/for-edit.view.ts'
import {
  listCirclePictures,
  listCirclePosts,
  listFollowedPosts,
  listPinned,
} from './reads/circle-posts.read.ts'
import { listCommonMembers } from './reads/common-members.read.ts'
import { listCircleMembers } from './reads/members.read.ts'
import { rankCircles, recommendCircles } from './reads/recommend.read.ts'
import { searchCircles } from './reads/suggest-circles.read.ts'
import { getFigures, listApplications, listLog, listRemovedPosts } from './reads/team.read.ts'
import { listUserCircles } from './reads/user-circles.read.ts'

export const circleMethods: HandlersOf<typeof PhotographyGroup> = {
  Get: getForEdit,
  GetInfo: getCircleInfo,
  GetPhotographyGroupMemberList: listCircleMembers,
  Recommend: recommendCircles,
  GetRanking: rankCircles,
  Publish: listCirclePosts,
  GetPinned: listPinned,
  GetPictures: listCirclePictures,
  GetUserPhotographyGroupList: listUserCircles,
  GetCommonMembers: listCommonMembers,
  Search: searchCircles,
  GetFollowedPosts: listFollowedPosts,
  GetLog: listLog,
  GetFigures: getFigures,
  GetRemovedPosts: listRemovedPosts,
  CheckCreate: checkCreate,
  Create: createCircle,
  Update: updateCircle,
  Follow: followCircle,
  SetAnnouncement: setAnnouncement,
  MemberApply: applyToCircle,
  CancelApply: cancelApplication,
  GetApplications: listApplications,
  MemberAudit: auditMembers,
  MemberRoleAdjust: adjustRoles,
  RemoveMember: removeMember,
  RestoreMember: restoreMember,
  SetBlackList: setBlackList,
  Mute: muteMember,
  Quit: quitCircle,
  SetQuiet: setQuiet,
  Invite: inviteToCircle,
  GetInvitations: listInvitations,
  InviteAccept: acceptInvitation,
  InviteRefuse: refuseInvitation,
  Pin: pinPost,
  Essence: markEssence,
  Fold: foldPost,
  RemovePost: removeFromCircle,
  RestorePost: restoreToCircle,
  MovePost: movePostTo,
  Undo: undoAct,
  Transfer: offerCircle,
  TransferAccept: acceptOffer,
  TransferRefuse: refuseOffer,
  TransferWithdraw: withdrawOffer,
  Dissolve: dissolveCircle,
  DissolveWithdraw: withdrawOwnDissolution,
}

export const staffCircleMethods: HandlersOf<typeof StaffCircle> = {
  GetList: listStaffCircles,
  Export: (ctx, input) => beginExport(ctx, circleExport, input),
  GetDetail: getStaffCircle,
  GetHistory: listHistory,
  GetOfMember: listCirclesOfMember,
  GetEssenceGivers: listEssenceGivers,
  Decide: decideCircle,
  DecideChange: decideChange,
  Freeze: freezeCircle,
  Unfreeze: unfreezeCircle,
  HandOver: handOverCircle,
  Dissolve: dissolveByStaff,
  DecideDissolution: decideDissolution,
  WithdrawDissolution: withdrawDissolution,
}
