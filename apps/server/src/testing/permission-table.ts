import { FileUpload, NewPublish } from '@guangquan/contract'
import { toPhone } from '../domains/account/captcha/target.ts'
import { placeCode } from './accounts.ts'
import { callAs } from './call-as.ts'
import { newEmail, newPhone } from './codes.ts'
import { buildMember, signIn } from './people.ts'
import { buildCritique, buildFile, buildPost, buildVideoFile, buildVideoPost } from './posts.ts'
import { buildVote } from './votes.ts'
import {
  address,
  begin,
  bind,
  byTicket,
  draft,
  everybody,
  inBin,
  makeAddress,
  makeAlbum,
  makeDraft,
  members,
  namesSelf,
  ownAddress,
  ownFolder,
  ownPost,
  ownReply,
  ownedBy,
  privateList,
  toHidden,
  toHiddenArticle,
  unbind,
  withFile,
  type Permission,
} from './permission-cases.ts'

/**
 * Who may call what. Every call of the wire has a line here: one without a line fails the test, and so does a line
 * without a call.
 */
export const permissionTable: Record<string, Permission> = {
  'UserInfo/LoginByCode': everybody,
  'UserInfo/LoginByEmailCode': everybody,
  'UserInfo/LoginBySocial': everybody,
  'UserInfo/Register': everybody,
  'UserInfo/ExistPhone': everybody,
  'UserInfo/ExistEmail': everybody,
  'UserInfo/ExistNickName': everybody,
  'UserInfo/ResetPassword': everybody,
  'UserInfo/RefreshToken': members,
  'UserInfo/GetUploadTicket': members,
  'UserInfo/RemoveToken': members,
  'UserInfo/Logout': members,
  'UserInfo/Get': members,
  'UserInfo/Update': ownedBy('members', {
    make: async (node, { browser }) => {
      const headPic = await buildFile(node, browser)
      await node.app.db.updateTable('stored_file').set({ use_type: 2 }).where('id', '=', headPic).execute()
      return { headPic }
    },
    other: 'UploadNotFound',
  }),
  'UserInfo/GetUserTopicList': members,
  'UserInfo/ModifyUserTopic': members,
  'UserInfo/AgreeTerms': members,
  'UserInfo/BindClub': members,
  'UserInfo/GetClubStatus': members,
  'UserInfo/GetUserHome': everybody,
  'UserInfo/GetOtherUserInfo': namesSelf('everybody', (userId) => ({ userId, loginUserId: userId })),
  'UserInfo/Search': everybody,
  'UserInfo/GetUserReferList': members,
  'UserInfo/GetLatestNotice': namesSelf('members', (userId) => ({ userId })),
  'UserInfo/Block': members,
  'UserInfo/Unblock': members,
  'UserInfo/GetBlockList': members,
  'UserInfo/ValidatePassword': members,
  'UserInfo/ModifyPassword': byTicket((ticket) => ({ ticket, newPassword: '雾散之后的那个下午' })),
  'UserInfo/ChangePhone': byTicket(
    (ticket) => ({ ticket, newPhone: newPhone(), phoneCode: '123456' }),
    // A password alone does not give a phone away.
    'TicketInvalid',
  ),
  'UserInfo/ChangeEmail': byTicket(
    (ticket) => ({ ticket, newEmail: newEmail(), captchaNum: '123456' }),
    'CaptchaWrong',
  ),
  'UserInfo/BindEmail': byTicket(
    (ticket) => ({ ticket, newEmail: newEmail(), captchaNum: '123456' }),
    'CaptchaWrong',
  ),
  'UserInfo/GetSessions': members,
  'UserInfo/RemoveSession': ownedBy('members', {
    make: async (node, { browser }) => {
      await signIn(node, browser.userId)
      const sessions = node.app.db.selectFrom('session').where('member_id', '=', browser.userId)
      return sessions.select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow()
    },
    other: 'ContentNotFound',
  }),
  'UserInfo/BindWxOpen': bind,
  'UserInfo/UnbindWxOpen': unbind,
  'UserInfo/BindWeibo': bind,
  'UserInfo/UnbindWeibo': unbind,
  'UserInfo/BindQqOpen': bind,
  'UserInfo/UnbindQqOpen': unbind,
  'UserInfo/GetSocialCookie': members,
  'UserInfo/ExportData': byTicket((ticket) => ({ ticket })),
  'UserInfo/GetExport': members,
  'UserInfo/CheckDelete': members,
  'UserInfo/DeleteAccount': ownedBy('members', {
    make: async (node, { phone }) => ({
      code: await placeCode(node, toPhone(phone), 1100),
      keepPosts: false,
    }),
    other: 'CaptchaWrong',
  }),
  'UserInfo/CancelDelete': everybody,

  'SmsMessage/GetSmsCaptcha': ownedBy('everybody', {
    make: (_, { phone }) => ({ phone, captchaType: 4 }),
    other: 'Forbidden',
  }),
  'SmsMessage/VerifySmsCaptcha': everybody,
  'SmsMessage/GetPuzzle': everybody,
  'EmailMessage/GetEmailCaptcha': ownedBy('everybody', {
    make: (_, { email }) => ({ email, captchaType: 4 }),
    other: 'Forbidden',
  }),
  'EmailMessage/VerifyEmailCaptcha': everybody,
  'Weibo/AuthorizeHref': begin,
  'Weibo/AccessToken': everybody,
  'Weibo/UserShow': everybody,
  'WxOpen/AuthorizeHref': begin,
  'WxOpen/GetAccessToken': everybody,
  'WxOpen/GetUserInfo': everybody,
  'WxOpen/BeginScan': everybody,
  'WxOpen/GetScan': everybody,
  'WxOpen/OpenScan': everybody,
  'WxOpen/ConfirmScan': everybody,
  'QqOpen/AuthorizeHref': begin,
  'QqOpen/GetAccessToken': everybody,
  'QqOpen/GetUserInfo': everybody,

  'SysBaseInfo/GetSiteSettings': everybody,
  'SysBaseInfo/GetTopicList': everybody,
  'SysBaseInfo/GetArticleCategoryList': everybody,
  'SysBaseInfo/GetAreaJsonData': everybody,
  'SysBaseInfo/GetBaseDictionariesByCode': everybody,
  'SysBaseInfo/GetEmojiList': everybody,
  'SysBaseInfo/GetTermsInfoList': everybody,
  'SysBaseInfo/GetBannerList': everybody,
  'SysBaseInfo/ClickBanner': everybody,

  'NewPublish/GetFeed': { who: 'everybody', forMembers: { tab: 2 } },
  'NewPublish/GetDailyPicks': everybody,
  'NewPublish/Detail': toHidden('everybody', (id) => ({ id })),
  'NewPublish/GetSameAuthorPictures': everybody,
  'NewPublish/Publish': ownedBy('members', withFile),
  'NewPublish/SaveDraft': ownedBy('members', {
    make: async (node, owner) => ({ ...draft, ...(await makeDraft(node, owner)) }),
    other: 'ContentNotFound',
  }),
  'NewPublish/GetDraftList': members,
  'NewPublish/DeleteDraft': ownedBy('members', { make: makeDraft, other: 'ContentNotFound' }),
  'NewPublish/GetUserPublishDetail': ownPost('Forbidden', (id) => ({ id })),
  'NewPublish/EditPublish': ownedBy('members', {
    make: async (node, { browser }) => {
      const fileId = await buildFile(node, browser)
      const input = { publishType: 1, pictures: [{ fileId }] } as const
      const { id } = await callAs(node, browser, NewPublish.Publish, { ...input, pictures: [{ fileId }] })
      return { ...input, id }
    },
    other: 'Forbidden',
  }),
  'NewPublish/GetOwnPublishList': members,
  'NewPublish/RestorePublish': inBin,
  'NewPublish/PurgePublish': inBin,
  'NewPublish/GetPublishEmojReport': toHidden('everybody', (publishId) => ({ publishId })),
  'NewPublish/ChooseEmoj': toHidden('members', (publishId) => ({ publishId, code: '[赞]' })),
  'NewPublish/GetUserTagList': members,
  'NewPublish/GetVote': ownedBy('everybody', {
    make: async (node, { browser }) => {
      const { id } = await buildVote(node, browser)
      await node.app.db.updateTable('publish').set({ status: 1 }).where('id', '=', id).execute()
      return { publishId: id }
    },
    other: 'ContentNotFound',
  }),
  'NewPublish/ChooseVote': members,
  'NewPublish/CloseVote': ownedBy('members', {
    make: async (node, { browser }) => ({ id: (await buildVote(node, browser)).id }),
    other: 'Forbidden',
  }),
  'NewPublish/DeletePublish': ownedBy('members', {
    make: async (node, { browser }) => ({ id: await buildPost(node, browser) }),
    other: 'Forbidden',
  }),
  'NewPublish/GetPublishReplyList': toHidden('everybody', (publishId) => ({ publishId })),
  'NewPublish/Reply': toHidden('members', (publishId) => ({ publishId, text: '你好' })),
  'NewPublish/ReplyLike': members,
  'NewPublish/GetCritiqueList': toHidden('everybody', (publishId) => ({ publishId })),
  'NewPublish/AskCritique': toHidden('members', (id) => ({ id, on: true })),
  'NewPublish/MarkHelpful': ownedBy('members', {
    make: async (node, { browser }) => ({ id: await buildCritique(node, browser), on: true }),
    other: 'Forbidden',
  }),
  'NewPublish/DeleteReply': ownedBy('members', {
    make: async (node, { browser }) => {
      const publishId = await buildPost(node, await buildMember(node))
      const { id } = await callAs(node, browser, NewPublish.Reply, { publishId, text: '我的评论' })
      return { id }
    },
    other: 'Forbidden',
  }),
  'NewPublish/PinReply': ownReply,
  'NewPublish/FoldReply': ownReply,
  'NewPublish/CloseComments': ownedBy('members', {
    make: async (node, { browser }) => ({ publishId: await buildPost(node, browser), on: true }),
    other: 'Forbidden',
  }),
  'NewPublish/GetRecentUserList': members,
  'NewPublish/UserReport': toHidden(
    'members',
    (targetId) => ({ reportType: 1, targetId, reason: 1 }),
    'NotAllowedOnSelf',
  ),
  'NewPublish/GetUserPosts': everybody,
  'NewPublish/GetRelated': toHidden('everybody', (id) => ({ id })),
  'NewPublish/GetTagList': everybody,
  'Publish/PublishPicture': ownedBy('members', withFile),
  'Picture/GetList': everybody,
  'Picture/GetUserPublishList': everybody,
  'Picture/GetUserGallery': everybody,
  'Picture/GetUserGalleryOptions': everybody,
  'Picture/SuggestGear': members,
  'Picture/GetAlbumList': { who: 'everybody', forMembers: {} },
  'Picture/SaveAlbum': ownedBy('members', {
    make: async (node, { browser }) => ({ ...(await makeAlbum(node, { browser })), name: '改名' }),
    other: 'ContentNotFound',
  }),
  'Picture/DeleteAlbum': ownedBy('members', { make: makeAlbum, other: 'ContentNotFound' }),
  'Picture/PutInAlbum': members,
  'Picture/GetGearOptions': everybody,
  'ArticleInfo/GetList': everybody,
  'ArticleInfo/Get': toHiddenArticle,
  'ArticleInfo/GetRelated': toHiddenArticle,
  'ArticleInfo/GetWritingRules': members,
  'ArticleInfo/GetProductChoices': members,
  'ArticleInfo/GetVideoChoices': members,
  'Search/GetList': everybody,
  'Search/Suggest': everybody,
  'UserSearchKeyword/GetSearchKeywords': everybody,
  'UserSearchKeyword/Add': members,
  // Somebody else's word is not there for the caller: nothing happens, and nothing is said.
  'UserSearchKeyword/Clear': members,
  'Tag/Get': everybody,
  'Tag/GetPosts': everybody,
  'Tag/Follow': members,
  'Tag/GetFollowed': members,
  'Gear/Get': everybody,
  'Gear/GetStops': everybody,
  'Gear/Compare': everybody,
  'UserLike/Like': toHidden('members', (targetId) => ({ targetType: 1, targetId, on: true })),
  'UserLike/Collect': toHidden('members', (targetId) => ({ targetType: 1, targetId, on: true })),
  'UserLike/Share': toHidden('everybody', (targetId) => ({ targetType: 1, targetId, channel: 'link' })),
  'UserLike/GetFolderList': everybody,
  'UserLike/SaveFolder': ownFolder((id) => ({ id, name: '新的名字' })),
  'UserLike/DeleteFolder': ownFolder((id) => ({ id })),
  'UserLike/GetCollectList': { ...ownFolder((folderId, userId) => ({ folderId, userId })), who: 'everybody' },
  'UserLike/GetOwnList': members,
  'UserLike/GetUserLikeNoticeList': members,
  'UserLike/GetUserLikeList': privateList,
  'UserFollow/Follow': members,
  'UserFollow/GetList': privateList,
  'UserFollow/GetFansList': privateList,
  'UserFollow/GetRecommendList': members,
  'UserFollow/RemoveFan': members,
  'Notice/GetUnreadCount': members,
  'Notice/Read': members,
  'Notice/GetUserNoticeList': members,
  'Notice/GetLiveTicket': members,
  'UserAddress/GetList': members,
  'UserAddress/Get': ownAddress,
  'UserAddress/Create': members,
  'UserAddress/Update': ownedBy('members', {
    make: async (node, owner) => ({ ...address, ...(await makeAddress(node, owner)) }),
    other: 'ContentNotFound',
  }),
  'UserAddress/SetDefault': ownAddress,
  'UserAddress/GetDefault': members,
  'UserAddress/Delete': ownAddress,
  'Video/GetProgress': ownedBy('members', {
    make: async (node, { browser }) => ({ fileId: await buildVideoFile(node, browser) }),
    other: 'ContentNotFound',
  }),
  'Video/GetPlay': ownedBy('everybody', {
    make: async (node, { browser }) => ({ id: await buildVideoPost(node, browser, { exposeUser: [] }) }),
    other: 'ContentNotFound',
  }),
  'FileUpload/Begin': members,
  'FileUpload/Finish': ownedBy('members', {
    make: async (node, { browser }) => {
      const file = { fileName: 'a.jpg', size: 10, sha256: 'ab'.repeat(32), useType: 1 } as const
      const { uploadId } = await callAs(node, browser, FileUpload.Begin, file)
      return { uploadId }
    },
    other: 'UploadNotFound',
    owner: 'UploadMismatch',
  }),
}
