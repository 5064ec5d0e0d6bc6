/** Kinds of product activities. */
export const activityKinds = { gift: 1, warranty: 2, firmware: 3, tradeIn: 4 } as const
export type ActivityKind = (typeof activityKinds)[keyof typeof activityKinds]

export const activityKindNames = {
  1: '买赠',
  2: '延保',
  3: '固件体验',
  4: '以旧换新登记',
} as const satisfies Record<ActivityKind, string>

/** States of an application; 0 for a product without one. */
export const applicationStates = {
  none: 0,
  inReview: 1,
  accepted: 2,
  incomplete: 3,
  refused: 4,
  sent: 5,
  cancelled: 6,
} as const
export type ApplicationState = (typeof applicationStates)[keyof typeof applicationStates]

export const applicationStateNames = {
  0: '未申请',
  1: '审核中',
  2: '已通过',
  3: '需补充材料',
  4: '未通过',
  5: '礼品已发放',
  6: '已取消',
} as const satisfies Record<ApplicationState, string>

/** Why a member cannot apply: because of the activity, or of the member's products. */
export const activityObstacles = [
  'closed',
  'notBegun',
  'ended',
  'full',
  'noProduct',
  'notInForce',
  'boughtOutside',
  'notMainland',
  'extended',
  'given',
  'applied',
] as const
export type ActivityObstacle = (typeof activityObstacles)[number]

export const activityLimits = {
  title: 60,
  rules: 2000,
  gift: 60,
  gifts: 10,
  products: 50,
  remark: 200,
  extensionMonths: 60,
} as const

/** Why an application was cancelled when its product left the member. */
export const cancelReasons = {
  unbound: '产品已解绑',
  transferred: '产品已转让',
  lost: '产品经核验属于另一位影友',
} as const
export type CancelReason = (typeof cancelReasons)[keyof typeof cancelReasons]
