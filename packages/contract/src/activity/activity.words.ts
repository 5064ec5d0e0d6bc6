// The community's activities; those of products are in `product/`.

export const activityTypes = {
  talk: 1,
  walk: 2,
  trial: 3,
  shop: 4,
  opening: 5,
  live: 6,
  contest: 7,
  lottery: 8,
  memberDay: 9,
} as const
export type ActivityType = (typeof activityTypes)[keyof typeof activityTypes]
export const activityTypeNames = {
  1: '讲座课堂',
  2: '外拍采风',
  3: '新品体验',
  4: '直营店活动',
  5: '影展开幕',
  6: '线上直播',
  7: '比赛',
  8: '抽奖',
  9: '会员日',
} as const satisfies Record<ActivityType, string>

/** The bit of a type in the flags of a day in the calendar. */
export const activityFlag = (type: number): number => 1 << (type - 1)

export const activityStates = {
  draft: 0,
  inReview: 1,
  notOpen: 2,
  open: 3,
  full: 4,
  signClosed: 5,
  running: 6,
  ended: 7,
  cancelled: 8,
} as const
export type ActivityState = (typeof activityStates)[keyof typeof activityStates]
export const activityStateNames = {
  0: '草稿',
  1: '待审',
  2: '未开始报名',
  3: '报名中',
  4: '名额已满',
  5: '报名截止',
  6: '进行中',
  7: '已结束',
  8: '已取消',
} as const satisfies Record<ActivityState, string>

/** States of an enrolment; 0 for a member without one. */
export const enrolStates = {
  none: 0,
  inReview: 1,
  enrolled: 2,
  waiting: 3,
  offered: 4,
  refused: 5,
  cancelled: 6,
  checkedIn: 7,
  noShow: 8,
  inDraw: 9,
  notDrawn: 10,
} as const
export type EnrolState = (typeof enrolStates)[keyof typeof enrolStates]
export const enrolStateNames = {
  0: '未报名',
  1: '待审核',
  2: '已报名',
  3: '候补中',
  4: '候补待确认',
  5: '未通过',
  6: '已取消',
  7: '已签到',
  8: '未到场',
  9: '抽签中',
  10: '未抽中',
} as const satisfies Record<EnrolState, string>

export const signModes = { firstCome: 1, audited: 2, drawn: 3 } as const
export type SignMode = (typeof signModes)[keyof typeof signModes]
export const signModeNames = { 1: '先到先得', 2: '审核', 3: '报名抽签' } as const satisfies Record<
  SignMode,
  string
>

/** Which registered product a member must own. */
export const neededProducts = { none: 0, any: 1, listed: 2 } as const
export type NeededProduct = (typeof neededProducts)[keyof typeof neededProducts]
export const neededProductNames = { 0: '不要求', 1: '任意产品', 2: '指定型号' } as const satisfies Record<
  NeededProduct,
  string
>

/** Kinds of fields in the enrolment form of an activity. */
export const formFieldKinds = ['text', 'phone', 'single', 'multi', 'file'] as const
export type FormFieldKind = (typeof formFieldKinds)[number]
export const formFieldKindNames = {
  text: '文字',
  phone: '手机号',
  single: '单选',
  multi: '多选',
  file: '照片',
} as const satisfies Record<FormFieldKind, string>

/** Why a member cannot sign up now. */
export const signObstacles = [
  'signedOut',
  'notOpen',
  'closed',
  'cancelled',
  'ended',
  'full',
  'enrolled',
  'refused',
  'level',
  'product',
  'noShow',
  'overlap',
] as const
export type SignObstacle = (typeof signObstacles)[number]

/** What the main button does for the viewer. */
export const activityActions = ['signIn', 'signUp', 'joinWaiting', 'confirm', 'ticket', 'cancel'] as const
export type ActivityAction = (typeof activityActions)[number]

/** How somebody was checked in. */
export const checkInWays = { scan: 1, spoken: 2, self: 3, byHand: 4 } as const
export type CheckInWay = (typeof checkInWays)[keyof typeof checkInWays]
export const checkInWayNames = {
  1: '扫码',
  2: '口述码',
  3: '自助',
  4: '人工',
} as const satisfies Record<CheckInWay, string>

/** Outcomes of a scan. */
export const scanResults = [
  'checkedIn',
  'already',
  'conflict',
  'otherActivity',
  'cancelled',
  'notEnrolled',
  'tooEarly',
  'tooLate',
  'wrongCode',
  'clock',
] as const
export type ScanResult = (typeof scanResults)[number]
export const scanResultNames = {
  checkedIn: '签到成功',
  already: '已签到',
  conflict: '重复签到',
  otherActivity: '非本场',
  cancelled: '已取消',
  notEnrolled: '没有名额',
  tooEarly: '未到时间',
  tooLate: '活动已结束',
  wrongCode: '签到码无效',
  clock: '设备时间不准',
} as const satisfies Record<ScanResult, string>

export const loanStates = {
  wished: 1,
  given: 2,
  waiting: 3,
  out: 4,
  returned: 5,
  cancelled: 6,
} as const
export type LoanState = (typeof loanStates)[keyof typeof loanStates]
export const loanStateNames = {
  1: '待分配',
  2: '已分到',
  3: '排队中',
  4: '借用中',
  5: '已归还',
  6: '已取消',
} as const satisfies Record<LoanState, string>

export const noShowAppealStates = { none: 0, waiting: 1, accepted: 2, refused: 3 } as const
export const noShowAppealStateNames = { 0: '没有申诉', 1: '待处理', 2: '已撤销', 3: '已维持' } as const

/** Tabs of a member's own activities. */
export const ownActivityTabs = { all: 0, coming: 1, waiting: 2, attended: 3, cancelled: 4 } as const
export const ownActivityTabNames = { 0: '全部', 1: '待参加', 2: '候补', 3: '已参加', 4: '已取消' } as const

/** Changes of an activity that its people are notified of. */
export const activityChangeNames = {
  title: '名称',
  time: '时间',
  place: '地点',
  capacity: '名额',
  fee: '费用',
} as const

export const activityBounds = {
  title: { min: 2, max: 40 },
  summary: 120,
  /** Characters of Markdown. */
  body: { min: 10, max: 20_000 },
  pictures: 30,
  address: 80,
  place: 60,
  fee: 60,
  contact: 60,
  notice: 500,
  formFields: 10,
  label: 20,
  answer: 200,
  options: 20,
  option: 30,
  rows: 5,
  guests: 3,
  guestName: 20,
  capacity: 10_000,
  waitlist: 100,
  cancelHours: 168,
  models: 50,
  staff: 20,
  /** Rows in the list of the latest arrivals at the entrance. */
  arrivals: 12,
  loanItems: 20,
  loanSlots: 20,
  loanUnits: 50,
  loanRequests: 5,
  reason: 100,
  message: 200,
  publicSource: 80,
  publicValue: 100,
  repeats: 12,
  reportPictures: 50,
  scans: 200,
  appeal: { min: 20, max: 1000 },
  /** Longest range of the calendar. */
  calendarDays: 62,
  device: 64,
  note: 200,
} as const

/** The cover of an activity and its cropped size; also a picture in its body or report. */
export const activityCover = { useType: 53, width: 1280, height: 720 } as const
export const activityPicture = { useType: 54, copies: [1080, 1600], minWidth: 600 } as const

/** Faults in a file of enrolment decisions. */
export const enrolmentImportSentences = {
  unknown: '没有这份报名',
  state: '这份报名现在不能这样处理',
  decision: '请填写“通过”或“不通过”',
  full: '名额不够',
  twice: '这份报名在前面已经写过',
} as const
