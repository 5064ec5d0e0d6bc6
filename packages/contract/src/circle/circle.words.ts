export const circleStates = {
  draft: 0,
  waiting: 1,
  open: 2,
  refused: 3,
  frozen: 4,
  dissolved: 5,
} as const
export type CircleState = (typeof circleStates)[keyof typeof circleStates]
export const circleStateNames = {
  0: '草稿',
  1: '待审核',
  2: '正常',
  3: '未通过',
  4: '已冻结',
  5: '已解散',
} as const satisfies Record<CircleState, string>

/** 0: not in the circle. A guest is an honorary member with a badge and no further rights. */
export const circleRoles = { none: 0, owner: 1, admin: 2, guest: 3, member: 4 } as const
export type CircleRole = (typeof circleRoles)[keyof typeof circleRoles]
export const circleRoleNames = {
  0: '未加入',
  1: '圈主',
  2: '管理员',
  3: '嘉宾',
  4: '成员',
} as const satisfies Record<CircleRole, string>

export const circleMemberStates = {
  none: 0,
  waiting: 1,
  joined: 2,
  refused: 3,
  left: 4,
  removed: 5,
  blackListed: 6,
} as const
export type CircleMemberState = (typeof circleMemberStates)[keyof typeof circleMemberStates]
export const circleMemberStateNames = {
  0: '未加入',
  1: '待审核',
  2: '已加入',
  3: '未通过',
  4: '已退出',
  5: '被移出',
  6: '黑名单',
} as const satisfies Record<CircleMemberState, string>

/** Who may join (`applyAuditSetting`). */
export const circleAudits = { free: 0, audited: 1, invited: 2 } as const
export type CircleAudit = (typeof circleAudits)[keyof typeof circleAudits]
export const circleAuditNames = {
  0: '自由加入',
  1: '需要审核',
  2: '仅限邀请',
} as const satisfies Record<CircleAudit, string>

/** Tabs of a circle's posts; its members are a separate list. */
export const circleTabs = { all: 1, essence: 2, matches: 3, activities: 4 } as const
export type CircleTab = (typeof circleTabs)[keyof typeof circleTabs]

/** Tabs of a member's circles; other members see the first two. */
export const userCircleTabs = { joined: 1, owned: 2, managed: 3, waiting: 4, followed: 5 } as const
export type UserCircleTab = (typeof userCircleTabs)[keyof typeof userCircleTabs]

/** Labels of the join button. `wait`: after a refusal or a removal, until `until`. */
export const joinStates = [
  'join',
  'apply',
  'pending',
  'joined',
  'invited',
  'inviteOnly',
  'full',
  'limit',
  'wait',
  'blackListed',
  'closed',
] as const
export type JoinState = (typeof joinStates)[number]
export const joinStateNames = {
  join: '加入',
  apply: '申请加入',
  pending: '待审核',
  joined: '已加入',
  invited: '接受邀请',
  inviteOnly: '仅限邀请',
  full: '已满员',
  limit: '加入的圈子已达上限',
  wait: '暂时不能申请',
  blackListed: '不能加入',
  closed: '暂停加入',
} as const satisfies Record<JoinState, string>

/** States of an offer of ownership. `succession`: the site asks because the owner is gone. */
export const circleOfferStates = { waiting: 1, accepted: 2, refused: 3, withdrawn: 4, expired: 5 } as const
export type CircleOfferState = (typeof circleOfferStates)[keyof typeof circleOfferStates]
export const circleOfferStateNames = {
  1: '等待接受',
  2: '已接受',
  3: '已拒绝',
  4: '已撤回',
  5: '已过期',
} as const satisfies Record<CircleOfferState, string>

export const circleLimits = {
  title: { min: 2, max: 16 },
  summary: { min: 10, max: 200 },
  rules: 500,
  question: 60,
  answer: 100,
  reason: { min: 5, max: 100 },
  announcement: 300,
  note: 100,
  topics: { min: 1, max: 3 },
  cover: { width: 800, height: 450, megabytes: 10 },
  owned: 3,
  minPosts: 5,
  admins: 5,
  guests: 20,
  members: 5000,
  largeMembers: 10_000,
  pins: 3,
  /** Posts of one circle and day that earn experience as essence. */
  essencePerDay: 5,
  invitesPerDay: 20,
  audited: 50,
  /** Circles that can be chosen during registration. */
  atRegistration: 10,
  /** From this number of members on, a dissolution needs staff. */
  staffFrom: 100,
} as const

/** Circles that one member may follow. */
export const maxFollowedCircles = 200

/** Times of a circle, in days unless the name says otherwise. */
export const circleTimes = {
  afterRefusal: 7,
  afterRemoval: 30,
  reminderHours: 72,
  applicationExpires: 14,
  offerExpires: 7,
  inviteExpires: 14,
  removedPost: 30,
  dissolution: 7,
  nameFree: 30,
  ownerNotice: 90,
  ownerSuccession: 120,
  undoMs: 10_000,
} as const

/** Days of a mute in a circle; 0 ends it. */
export const circleMuteDays = [0, 1, 7, 30] as const

/** Reasons to choose from when an application is refused, a member removed or a post folded. */
export const circleReasons = {
  refuse: ['申请理由写得太简单', '与圈子的主题不符', '作品还太少，先多发几幅再来', '圈子暂时不招新成员'],
  remove: [
    '多次发布与主题无关的内容',
    '发布广告或引流信息',
    '言语攻击其他成员',
    '长期不参与，名额让给新成员',
  ],
  fold: ['与圈子的主题无关', '重复发布', '照片质量不符合圈规', '像广告'],
} as const

/** Weights of the weekly ranking: what a new member, a post and a comment of the last 7 days count. */
export const circleHeat = { days: 7, joined: 3, post: 2, comment: 1 } as const
export const circleHeatFormula =
  '本周热度 = 3 × 新成员 + 2 × 新作品 + 1 × 评论，按最近 7 天计算，同一人一天最多计 5 个作品、20 条评论，每小时更新'
export const circleHeatCaps = { posts: 5, comments: 20 } as const

/** Names of acts in the log of a circle. */
export const circleActNames = {
  created: '创建了圈子',
  opened: '圈子通过审核',
  refusedByStaff: '圈子没有通过审核',
  edited: '修改了圈子资料',
  changeAsked: '申请修改名称或封面',
  changePassed: '名称或封面的修改通过审核',
  changeRefused: '名称或封面的修改没有通过审核',
  announced: '修改了公告',
  joined: '加入了圈子',
  passed: '通过了入圈申请',
  refused: '拒绝了入圈申请',
  left: '退出了圈子',
  removed: '移出了成员',
  restored: '请回了成员',
  roleSet: '调整了角色',
  muted: '禁言了成员',
  unmuted: '解除了禁言',
  blackListed: '加入了黑名单',
  unlisted: '移出了黑名单',
  pinned: '置顶了作品',
  unpinned: '取消了置顶',
  essenced: '加精了作品',
  unessenced: '取消了加精',
  folded: '折叠了作品',
  unfolded: '取消了折叠',
  postRemoved: '把作品移出了圈子',
  postRestored: '把作品放回了圈子',
  postMoved: '把作品移到了别的圈子',
  postReceived: '收到从别的圈子移来的作品',
  offered: '提出转让圈子',
  offerAccepted: '接受了转让，成为圈主',
  offerRefused: '谢绝了转让',
  offerWithdrawn: '撤回了转让',
  offerExpired: '转让到期没有回应',
  asked: '邀请接任圈主',
  heldBySite: '圈子由站方代管',
  dissolveAsked: '申请解散圈子',
  dissolveSet: '开始解散，7 天后生效',
  dissolveWithdrawn: '撤回了解散',
  dissolved: '圈子已解散',
  frozen: '圈子被冻结',
  unfrozen: '圈子解除冻结',
  handedOver: '圈子由工作人员转交',
} as const
export type CircleActName = keyof typeof circleActNames

/** The actor in the log where it is not a member. */
export const circleActorNames = { staff: '站方', site: '系统' } as const

/** The reason of an application that was made during registration. */
export const registrationReason = '刚刚注册，想加入这个圈子'

/** What happens to a member's posts when they leave a circle. */
export const quitPosts = ['keep', 'take'] as const

/** The state of a closed circle, inside the sentence of `CircleClosed`. */
export const circleClosedTexts = {
  frozen: '已冻结',
  dissolved: '已解散',
  dissolving: '即将解散',
  waiting: '还没有通过审核',
} as const

/** Why the offer of somebody who left is void, inside the sentence of `CircleOfferEnded`. */
export const circleOfferVoid = '因为你已不在圈子里而失效'

export const circleSentences = {
  topics: '有的主题已经不能选了',
  reason: `写一写申请理由，至少 ${circleLimits.reason.min} 个字`,
  answer: '请回答圈主的问题',
  members: '请选择成员',
  untilDay: '日期已经过去',
  audience: '先选择一个圈子，才能只给圈内成员看',
} as const

/** Parts of notices and of the log with a placeholder. */
export const circleTexts = {
  muted: '到 {until}',
  roleNow: '现在是{role}',
  waiting: '{n} 件',
  cover: '封面',
  requested: '等待决定',
  custodian: '圈务代管',
  obstacle: '你是 {n} 个圈子的圈主，请先转让或解散',
} as const
