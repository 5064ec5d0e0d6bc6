import { expect, test } from 'vitest'
import { declaredMethods } from './declared-methods.ts'

/** The calls that the requirements name, copied from them by hand: a Service, then its methods. */
const named = `
  UserInfo: Get GetUserHome Update ChangePhone ValidatePassword ModifyPassword ExistPhone ExistEmail ChangeEmail
     BindEmail ResetPassword Register GetUserReferList GetLatestNotice BindWeibo UnbindWeibo BindWxOpen
     UnbindWxOpen Logout RefreshToken RemoveToken Search GetUserTopicList ModifyUserTopic
  SysBaseInfo: GetTopicList GetActivitySubTypeList GetAreaJsonData GetBuyChannelList GetShopList ClickBanner
     GetArticleCategoryList GetEmojiList GetBaseDictionariesByCode GetTermsInfoList GetBannerList
  Goods: GetList GetDetail Redeem
  Activity: GetActivityList GetCalendarActivityList GetActivityCountyList GetActivityDetail GetActivityReport
     UserActivityRegister UserActivityCancel GetPhotoContestDetail GetPhotoContestPreview Preview
     GetUserActivityList
  NewPublish: GetPublishEmojReport Detail GetPublishReplyList ChooseVote GetUserPublishDetail DeletePublish
     Reply ReplyLike DeleteReply UserReport Publish GetRecentUserList GetUserTagList GetTagList
  Publish: PublishPicture
  SmsMessage: GetSmsCaptcha VerifySmsCaptcha
  EmailMessage: GetEmailCaptcha VerifyEmailCaptcha
  NewsInfo: GetList Detail
  ArticleInfo: Get
  Picture: GetList GetUserPublishList GetUserGallery
  OnlineGallery: GetPastList
  UserProduct: GetList Get Delete CheckAccessCode CheckSerialNumber Add GetProductActivityDetail
     UserProductActivityApply UserProductActivityModify UserProductActivityDetail
  ProductInfo: GetPaged GetProductCategoryPaged GetProduct
  PhotographyGroup: Get GetInfo GetPhotographyGroupMemberList Recommend Follow Publish
     GetUserPhotographyGroupList Create Update MemberAudit MemberRoleAdjust MemberApply
  UserLike: Like Collect Share GetUserLikeNoticeList
  UserFollow: GetList Follow GetFansList
  Notice: GetUnreadCount Read GetUserNoticeList
  Weibo: AuthorizeHref AccessToken UserShow
  WxOpen: GetAccessToken GetUserInfo
  UserAddress: GetList Get Create Update SetDefault GetDefault Delete
  UserSearchKeyword: GetSearchKeywords Add Clear
  Achievement: GetList Detail TADetail Used Cancel
  ProfileFrame: GetList Detail TADetail Used Cancel
`

const required = named
  .trim()
  .replaceAll(/\n\s{4,}/g, ' ')
  .split('\n')
  .flatMap((line) => {
    const [service = '', methods = ''] = line.trim().split(':')
    return methods
      .trim()
      .split(/\s+/)
      .map((method) => `${service}/${method}`)
  })

test('every call of the requirements is declared', () => {
  const declared = new Set(declaredMethods.map(({ service, name }) => `${service}/${name}`))
  expect(required).toHaveLength(135)
  expect(required.filter((call) => !declared.has(call))).toEqual([])
})
