import * as z from 'zod'
import { id, timeText } from '../shapes/text.ts'
import { UserBrief } from '../member/member.shapes.ts'

/** Tabs of the notice pages: the last part of `/user/notice/{tab}`. */
export const noticeTabs = {
  comments: 1,
  mentions: 2,
  followers: 3,
  circles: 4,
  activities: 5,
  system: 6,
} as const
export type NoticeTab = (typeof noticeTabs)[keyof typeof noticeTabs]

/** What a notice tells: kind → its sentence, behind the name of who caused it. `{title}` names the post. */
export const noticeTexts = {
  'reply.toPost': '评论了你的{title}',
  'reply.toReply': '回复了你的评论',
  'mention.inPost': '在{title}里提到了你',
  'mention.inReply': '在评论里提到了你',
  'critique.helpful': '觉得你对{title}的点评有帮助',
  'member.followed': '关注了你',
  'post.byFollowed': '发布了{title}',
  'post.passed': '你的{title}已通过审核',
  'post.refused': '你的{title}没有通过审核',
  'post.removed': '你的作品因违规被删除',
  'evidence.nearCopy': '有人发布了和你的{title}很像的照片，审核员正在核对',
  'post.topicsSet': '你的{title}的主题有改动',
  'reply.hidden': '你的评论被隐藏，等待审核',
  'reply.shownAgain': '你的评论已恢复显示',
  'reply.removed': '你的评论因违规被删除',
  'report.upheld': '你举报的内容已处理，谢谢你的提醒',
  'report.dismissed': '你举报的内容经核实没有违规，谢谢你的提醒',
  'vote.ended': '你参与的投票{title}已结束',
  'member.warned': '你违反了社区规定，给予一次警告',
  'member.muted': '你违反了社区规定，暂时不能发布和评论',
  'member.banned': '你违反了社区规定，账号已被封禁',
  'strike.lifted': '对你的一项处罚已撤销',
  'post.masked': '你的作品里有照片打了码',
  'reply.masked': '你评论里的图片打了码',
  'member.avatarReset': '你的头像不合适，已恢复为默认头像',
  'member.nickNameReset': '你的昵称不合适，已改为默认昵称，你可以重新取一个',
  'member.introductionReset': '你的简介不合适，已清空',
  'appeal.upheld': '你的申诉已处理，处罚维持不变',
  'coin.expiring': '你有金币即将到期',
  'goods.shipped': '你兑换的商品已发货',
  'goods.returned': '你的订单已退换',
  'goods.codeExpiring': '你有券码即将到期',
  'present.granted': '你收到一份礼品',
  'present.awarded': '恭喜，你得到一份奖品',
  'present.ending': '你有礼品快到领取期限了',
  'present.shipped': '你的礼品已寄出',
  'present.replacement': '你的礼品寄不出了，请看看换不换',
  'present.replacementWithdrawn': '换礼品的提议已撤回',
  'level.reached': '恭喜，你的光圈又开大了一档',
  'level.short': '你的经验低于当前等级的门槛，到下面的日期还没有补上，权益会按实际经验计算',
  'product.claimed': '有人申请核验你注册的一件产品，工作人员会联系双方核对',
  'medal.won': '恭喜，你获得了一枚勋章',
  'medal.revoked': '你的一枚勋章因违规获得被收回，有疑问请联系客服',
  'frame.won': '恭喜，你获得了一个头像框',
  'frame.expired': '你的一个头像框已到期',
  'frame.revoked': '你的一个头像框因违规获得被收回，有疑问请联系客服',
  'passport.level': '你的器材护照升级了',
  'passport.shutterReached': '你的相机快门数已达到',
  'passport.warrantyEnding': '你的器材保修快到期了',
  'passport.transferred': '对方已确认接收，器材过户完成',
  'passport.serviced': '门店给你的器材记了一次保养',
  'passport.serviceTakenBack': '门店撤回了给你的器材记的一次保养',
  'passport.followedUp': '你挂失的器材有新线索，客服正在跟进，会与你联系',
  'product.accepted': '你注册的产品已通过审核',
  'product.displaced': '你申请注册的编号已由持有注册码的影友注册，你的申请转为核验，工作人员会核对双方的凭证',
  'product.refused': '你注册的产品没有通过审核',
  'product.activityAccepted': '你的产品活动申请已通过',
  'product.activityIncomplete': '你的产品活动申请需要补充材料',
  'product.activityRefused': '你的产品活动申请没有通过',
  'product.activitySent': '你在产品活动里选的礼品已发放',
  'product.kept': '对你注册的一件产品的核验申请已结束，你的注册不变',
  'product.lost': '你注册的一件产品经核验属于另一位影友，注册已失效',
  'product.extended': '你的购买凭证已通过审核，保修已延长',
  'product.invoiceAccepted': '你的购买凭证已通过审核',
  'product.invoiceRefused': '你的购买凭证没有通过审核',
  'activity.accepted': '你报名的活动{title}已通过审核',
  'activity.refused': '你报名的活动{title}没有通过审核',
  'activity.restored': '你在活动{title}的报名已恢复',
  'activity.removed': '你在活动{title}的名额被主办方取消了',
  'activity.offered': '活动{title}有空位了，请尽快确认',
  'activity.movedUp': '活动{title}有空位，已经为你报上名',
  'activity.offerOver': '活动{title}的候补名额没有确认，已经让给下一位',
  'activity.passedOver': '活动{title}空出的名额不够你和同行的人用，先给了后面的人，你的位置不变',
  'activity.waitingOver': '活动{title}没有再空出名额，候补已结束',
  'activity.drawn': '恭喜，你抽中了活动{title}的名额',
  'activity.drawWaiting': '活动{title}没有抽中，你已进入候补',
  'activity.notDrawn': '活动{title}没有抽中，下次再见',
  'activity.drawAnnulled': '活动{title}的抽签作废，会换新的种子重新抽',
  'activity.changed': '你的活动{title}有改动',
  'activity.cancelled': '你的活动{title}取消了',
  'activity.resumed': '你的活动{title}恢复举办，原来的报名不变',
  'activity.remindDay': '你的活动{title}明天开始',
  'activity.remindHours': '你的活动{title}两小时内开始',
  'activity.message': '活动{title}的主办方发来通知',
  'activity.checkedIn': '你在活动{title}的签到已补上',
  'activity.checkInUndone': '你在活动{title}的签到被撤回',
  'activity.noShow': '你报名的活动{title}没有到场记录，90 天里有两次会暂停报名 30 天，有疑问可以申诉',
  'activity.appealAccepted': '你对活动{title}的申诉已通过，不算未到场',
  'activity.appealRefused': '你对活动{title}的申诉已处理，结果维持不变',
  'activity.reported': '活动{title}的回顾发布了',
  'activity.loanGiven': '你在活动{title}预约的试机分到了',
  'system.announced': '公告：{title}',
  'questionnaire.invited': '有一份问卷{title}想听听你的看法',
  'lottery.drawn': '你参加的抽奖{title}开奖了，看看结果，也可以自己验算',
  'lottery.cancelled': '你参加的抽奖{title}取消了',
  'lottery.excluded': '你在抽奖{title}的一次报名作废了',
  'gallery.chosen': '你的画廊投稿{title}入选了',
  'gallery.notChosen': '你的画廊投稿{title}没有入选，谢谢你把它们交给我们看',
  'gallery.originalNeeded': '你的画廊投稿{title}入选，请提交原图',
  'gallery.asked': '策展人想把你的作品{title}挂进影展，等你同意',
  'gallery.askedNoMore': '策展人收回了对你的作品{title}的征询',
  'gallery.takenDown': '你的作品{title}从影展里取下了',
  'gallery.hung': '你的画廊投稿{title}布展完成，展期已经排好',
  'contest.returned': '你投给影赛{title}的作品需要修改，请在 48 小时内改好再提交',
  'contest.originalDue': '你在影赛{title}的作品入选终评，请提交原图',
  'contest.originalReturned': '你交给影赛{title}的原图需要重新提交',
  'contest.originalAccepted': '你交给影赛{title}的原图核验通过',
  'contest.disqualified': '你在影赛{title}的一件作品被取消了参赛资格',
  'contest.reinstated': '你在影赛{title}的一件作品恢复了参赛资格',
  'contest.cancelled': '你参加的影赛{title}取消了',
  'contest.won': '恭喜，你在影赛{title}获奖了',
  'contest.published': '你参加的影赛{title}公布了结果',
  'contest.startApproved': '你发起的影赛{title}通过了审核，已经公布',
  'contest.startReturned': '你发起的影赛{title}需要修改，改好后可以再提交',
  'contest.startRefused': '你发起的影赛{title}没有通过审核',
  'contest.prizeLapsed': '你在影赛{title}的奖品没有在期限内领取，视为放弃',
  'contest.prizePassed': '影赛{title}的一份奖品由你递补，请在期限内领取',
  'contest.corrected': '影赛{title}更正了结果，你的奖项有变化',
  'contest.originalWaited': '你在影赛{title}的作品还没有交原图，请在期限内提交',
  'contest.marksWaited': '你在影赛{title}还有作品没有评，请在截止前评完',
  'contest.answered': '你对影赛{title}的异议有了答复',
  'feedback.replied': '客服回复了你的反馈',
  'circle.applied': '申请加入圈子{title}',
  'circle.passed': '你加入圈子{title}的申请已通过',
  'circle.refused': '你加入圈子{title}的申请没有通过',
  'circle.expired': '你加入圈子{title}的申请过了 14 天没有处理，已自动结束，可以再次申请',
  'circle.waiting': '圈子{title}有申请等了三天，请尽快处理',
  'circle.removed': '你被移出了圈子{title}',
  'circle.restored': '你被请回了圈子{title}',
  'circle.muted': '你在圈子{title}里被禁言',
  'circle.roleSet': '你在圈子{title}的角色有变化',
  'circle.invited': '邀请你加入圈子{title}',
  'circle.announced': '圈子{title}有新公告',
  'circle.essence': '你的{title}在圈子里被加精',
  'circle.folded': '你的{title}在圈子里被折叠',
  'circle.postRemoved': '你的{title}被移出了圈子',
  'circle.postRestored': '你的{title}被放回了圈子',
  'circle.postMoved': '你的{title}被移到了更合适的圈子',
  'circle.offered': '想把圈子{title}转让给你，请在 7 天内回应',
  'circle.asked': '圈子{title}的圈主已离开，请你接任圈主',
  'circle.offerAccepted': '接受了转让，已是圈子{title}的圈主',
  'circle.offerRefused': '谢绝了圈子{title}的转让',
  'circle.offerWithdrawn': '撤回了圈子{title}的转让',
  'circle.offerExpired': '圈子{title}的转让过了 7 天没有回应，已结束',
  'circle.newOwner': '圈子{title}有了新的圈主',
  'circle.inactive': '你很久没有打理圈子{title}，再过 30 天会请别人接任圈主',
  'circle.opened': '你创建的圈子{title}已通过审核',
  'circle.notOpened': '你创建的圈子{title}没有通过审核',
  'circle.changePassed': '圈子{title}的名称或封面已更新',
  'circle.changeRefused': '圈子{title}的名称或封面没有通过审核',
  'circle.dissolving': '圈子{title}将在 7 天后解散',
  'circle.dissolveWithdrawn': '圈子{title}不解散了',
  'circle.dissolveRefused': '解散圈子{title}的申请没有通过',
  'circle.dissolved': '圈子{title}已解散',
  'circle.frozen': '圈子{title}被冻结',
  'circle.unfrozen': '圈子{title}已解除冻结',
  'club.bound': '你的会员卡已绑定',
  'club.refused': '你的会员卡没有通过审核',
  'session.replaced': '你的账号在新设备登录',
  'account.phoneChanged': '你的账号设置了新的手机号。如果不是你本人操作，请立即重置密码并联系客服',
  'account.emailChanged': '你的账号设置了新的邮箱。如果不是你本人操作，请立即重置密码并联系客服',
  'account.passwordChanged': '你的账号设置了新的密码。如果不是你本人操作，请立即重置密码并联系客服',
  'account.deletionRequested': '你的账号申请过注销。如果不是你本人操作，请立即修改密码并联系客服',
} as const satisfies Record<string, string>
export type NoticeKind = keyof typeof noticeTexts

/** What a post is called in a sentence where it has no title: by its type. */
const untitled: Record<number, string> = {
  1: '照片',
  2: '文章',
  3: '视频',
  4: '投票',
  5: '参赛作品',
  6: '影赛',
  7: '活动',
  8: '课程',
}

/** A post inside a sentence: 《its title》, or 照片 and the like. */
export function postInSentence(post: { title: string; publishType: number }): string {
  return post.title === '' ? (untitled[post.publishType] ?? '作品') : `《${post.title}》`
}

/** A comment inside a sentence. */
export const commentInSentence = '评论'

/** The sentence of a notice; one without a target has no place for a title. A note, such as a reason, stands behind it. */
export function noticeText(kind: NoticeKind, title: string | null, note = ''): string {
  const sentence = noticeTexts[kind].replace('{title}', () => title ?? '作品')
  return note === '' ? sentence : `${sentence}：${note}`
}

/** Who caused it, with the names that lists of notices read. */
export const NoticePerson = UserBrief.extend({
  fromUserHeadPicUrl: z.string(),
  fromUserCategoryIcon: z.string().nullable(),
  fromUsedFrameSrc: z.string().nullable(),
})
export type NoticePerson = z.infer<typeof NoticePerson>

/** Where a notice leads: the page of a post, at its comments where `anchor` says so, or of the caller's product. */
export const NoticeTarget = z.object({
  /** The page's path on the site. */
  path: z.string(),
  /** Null for what is not a post, as `publishType`. */
  category: z.int().nullable(),
  publishType: z.int().nullable(),
  id,
  anchor: z.enum(['comment']).nullable(),
  title: z.string(),
  /** Small copy of the cover; null where there is no picture. */
  coverUrl: z.string().nullable(),
})
export type NoticeTarget = z.infer<typeof NoticeTarget>

export const NoticeItem = z.object({
  id,
  tab: z.int().min(1).max(6),
  /** A key of `noticeTexts`. */
  type: z.string(),
  /** Null for notices from the site itself. */
  fromUser: NoticePerson.nullable(),
  text: z.string(),
  /** The comment it is about; empty where there is none. */
  quote: z.string(),
  target: NoticeTarget.nullable(),
  count: z.int(),
  isRead: z.boolean(),
  createTime: timeText,
})
export type NoticeItem = z.infer<typeof NoticeItem>

/** What like notices are about. */
export const likeNoticeKinds = { like: 1, collect: 2, likeReply: 3 } as const
export const likeNoticeKind = z.literal(Object.values(likeNoticeKinds))
export type LikeNoticeKind = z.infer<typeof likeNoticeKind>

/** What was done, behind the names of who did it; `name` is what the target is called in a sentence. */
export function likeNoticeText(mark: 'like' | 'collect', name: string): string {
  return mark === 'like' ? `赞了你的${name}` : `收藏了你的${name}`
}

/** One thing's likes of one day: 「A、B 等 12 人赞了你的《…》」. */
export const LikeNoticeItem = z.object({
  id,
  kind: likeNoticeKind,
  /** The newest two at most. */
  fromUsers: z.array(NoticePerson),
  /** What they did, behind their names: 赞了你的《…》. */
  text: z.string(),
  quote: z.string(),
  target: NoticeTarget,
  count: z.int(),
  isRead: z.boolean(),
  createTime: timeText,
})
export type LikeNoticeItem = z.infer<typeof LikeNoticeItem>

/** How much is unread: by tab, groups of likes, messages, and all together. At most 100 of each are counted. */
export const UnreadCount = z.object({
  /** The newest unread notice of those that pop up; null: none. */
  popUp: NoticeItem.nullable(),
  tabs: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int(), 6: z.int() }),
  like: z.int(),
  im: z.int(),
  total: z.int(),
})
export type UnreadCount = z.infer<typeof UnreadCount>
