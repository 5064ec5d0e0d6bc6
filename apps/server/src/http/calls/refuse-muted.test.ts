import { declaredMethods, errorCatalogue, type Method } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sanctionMember } from '../../domains/sanction/index.ts'
import { seedSite } from '../../domains/site/index.ts'
import { callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { sampleInput } from '../../testing/sample-input.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let muted: Browser
beforeAll(async () => {
  node = await openTestApp()
  await seedSite(node.app.db)
  muted = await buildMember(node)
  await sanctionMember(
    { db: node.app.db, now: node.app.now() },
    { memberId: muted.userId, kind: 'mute', days: 30, reason: '刷屏', staffId: null },
  )
})
afterAll(() => node.close())

const id = '01900000-0000-7000-8000-000000000000'
const circle = { title: '看我', summary: '看我们拍的山和山里的雾', coverFileId: id, topics: ['scenery'] }
const photos = { publishType: 1, pictures: [{ fileId: id }] }
/** Writes that others read. */
const readByOthers: Record<string, object> = {
  'NewPublish/Publish': photos,
  'Publish/PublishPicture': photos,
  'NewPublish/EditPublish': { ...photos, id },
  'NewPublish/RestorePublish': { id },
  'NewPublish/Reply': { publishId: id, text: '看我' },
  'Message/Send': { userId: id, clientId: id, text: '看我' },
  'Picture/SaveAlbum': { name: '看我' },
  'UserLike/SaveFolder': { name: '看我', isPublic: true },
  'UserInfo/Update': { introduction: '看我' },
  'OnlineGallery/Submit': {
    callId: id,
    title: '看我',
    statement: '看我'.repeat(30),
    fileIds: [id],
    realName: '影友',
    phone: '13800138000',
    agreed: true,
  },
  'OnlineGallery/SendOriginals': { id, fileIds: [id] },
  'OnlineGallery/WriteBook': { id, text: '看我' },
  'Contest/Start': {
    title: '看我的城市',
    theme: '看我',
    body: '看我们拍的山',
    contact: '',
    collectStart: '2026-12-01 00:00:00',
    collectEnd: '2026-12-20 00:00:00',
    voteDays: 7,
    entriesMax: 1,
    votesPerDay: 1,
    isSet: false,
    longEdge: null,
    exif: false,
    prizes: [],
  },
  'PhotographyGroup/Create': circle,
  'PhotographyGroup/Update': { ...circle, id, version: 1 },
  'PhotographyGroup/SetAnnouncement': { id, text: '看我' },
  'PhotographyGroup/MemberApply': { id, reason: '看我看我看我' },
  'PhotographyGroup/Invite': { id, userIds: [id] },
}
/** Writes that nobody else reads, and marks without words. A new write of members belongs to one of the two lists. */
const openToMuted = new Set(
  Object.entries({
    Message: ['Accept', 'Delete', 'Mute', 'Pin', 'Read', 'ReadAll', 'Recall', 'SetSettings'],
    Activity: [
      'UserActivityRegister',
      'UserActivityCancel',
      'SetGuests',
      'AnswerOffer',
      'SetLoanRequests',
      'Bookmark',
      'CheckInSelf',
      'Appeal',
      'RenewCalendarAddress',
    ],
    PhotographyGroup: [
      'Follow',
      'CancelApply',
      'MemberAudit',
      'MemberRoleAdjust',
      'RemoveMember',
      'RestoreMember',
      'SetBlackList',
      'Mute',
      'Quit',
      'SetQuiet',
      'InviteAccept',
      'InviteRefuse',
      'Pin',
      'Essence',
      'Fold',
      'RemovePost',
      'RestorePost',
      'MovePost',
      'Undo',
      'Transfer',
      'TransferAccept',
      'TransferRefuse',
      'TransferWithdraw',
      'Dissolve',
      'DissolveWithdraw',
    ],
    Questionnaire: ['SaveDraft', 'Submit', 'Withdraw'],
    Contest: ['Vote', 'UndoVote', 'WithdrawEntry', 'Resubmit', 'UploadOriginal', 'Objection'],
    Lottery: ['Draw', 'JoinLottery', 'SetRewardAddress'],
    OnlineGallery: ['Answer', 'DeleteBook', 'TakeBack', 'Withdraw'],
    Feedback: ['Create', 'Reply', 'Close'],
    UserInfo: [
      'ModifyUserTopic',
      'AgreeTerms',
      'BindClub',
      'Block',
      'Unblock',
      'ModifyPassword',
      'ChangePhone',
      'ChangeEmail',
      'BindEmail',
      'RemoveSession',
      'BindWxOpen',
      'UnbindWxOpen',
      'BindWeibo',
      'UnbindWeibo',
      'BindQqOpen',
      'UnbindQqOpen',
      'ExportData',
      'DeleteAccount',
    ],
    NewPublish: [
      'SaveDraft',
      'DeleteDraft',
      'DeletePublish',
      'PurgePublish',
      'PinReply',
      'FoldReply',
      'CloseComments',
      'ReplyLike',
      'DeleteReply',
      'AskCritique',
      'MarkHelpful',
      'ChooseVote',
      'CloseVote',
      'ChooseEmoj',
      'UserReport',
    ],
    Picture: ['DeleteAlbum', 'PutInAlbum'],
    UserLike: ['Like', 'Collect', 'DeleteFolder'],
    UserFollow: ['Follow', 'RemoveFan'],
    Notice: ['Read'],
    UserAddress: ['Create', 'Update', 'SetDefault', 'Delete'],
    FileUpload: ['AcceptDamage'],
    UserSearchKeyword: ['Add', 'Clear'],
    Tag: ['Follow'],
    UserStrike: ['Appeal'],
    UserLevel: ['ClaimTask', 'MakeUpVisit', 'SeeLevel'],
    Achievement: ['Used', 'Cancel'],
    ProfileFrame: ['Used', 'Cancel'],
    UserProduct: [
      'Add',
      'Delete',
      'SubmitProof',
      'StartTransfer',
      'AcceptTransfer',
      'CancelTransfer',
      'SetLost',
      'SetReminders',
      'AddService',
      'RemoveService',
      'UserProductActivityApply',
      'UserProductActivityModify',
    ],
    Goods: ['Redeem'],
    GoodsOrder: ['Cancel', 'ChangeAddress'],
    Present: ['Claim', 'Choose', 'Exchange', 'SetAddress', 'AnswerReplacement', 'GiveUp'],
    Push: ['SetSettings', 'Subscribe', 'Unsubscribe'],
    Quiz: ['Answer'],
  }).flatMap(([service, names]) => names.map((name) => `${service}/${name}`)),
)

const writes = declaredMethods
  .filter(({ write, access }) => write && access === 'member')
  .map((method) => ({ name: `${method.service}/${method.name}`, method }))
const codeOf = async (method: Method, body: object) =>
  (await callRaw(node, await signIn(node, muted.userId), method, body)).body.error?.code

test('every write of members is known as read by others or not', () => {
  expect(writes.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(readByOthers), ...openToMuted].toSorted(),
  )
})

test.each(writes)(
  '$name is refused to a muted member exactly where others read it',
  async ({ name, method }) => {
    const read = readByOthers[name]
    const code = await codeOf(method, read ?? sampleInput(method))
    if (read === undefined) expect(code).not.toBe(errorCatalogue.Muted.code)
    else expect(code).toBe(errorCatalogue.Muted.code)
  },
)

test('what is for the member alone may be written in the same calls', async () => {
  const open = [
    { name: 'UserLike/SaveFolder', body: { name: '自己看', isPublic: false } },
    { name: 'UserInfo/Update', body: { introduction: '', headPic: null, sex: 1 } },
  ]
  for (const { name, body } of open) {
    const method = writes.find((write) => write.name === name)?.method
    if (method === undefined) throw new Error(name)
    expect(await codeOf(method, body)).not.toBe(errorCatalogue.Muted.code)
  }
})
