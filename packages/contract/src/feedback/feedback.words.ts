export const feedbackTypes = { idea: 1, fault: 2, product: 3, order: 4, other: 5 } as const
export type FeedbackType = (typeof feedbackTypes)[keyof typeof feedbackTypes]
export const feedbackTypeNames = {
  1: '功能建议',
  2: '故障',
  3: '产品与维修',
  4: '订单与礼品',
  5: '其他',
} as const satisfies Record<FeedbackType, string>

export const feedbackStates = { waiting: 1, taken: 2, replied: 3, closed: 4 } as const
export type FeedbackState = (typeof feedbackStates)[keyof typeof feedbackStates]
export const feedbackStateNames = {
  1: '待处理',
  2: '处理中',
  3: '已回复',
  4: '已关闭',
} as const satisfies Record<FeedbackState, string>

/** Who closed a ticket; `time`: the member did not reply to staff for `feedbackLimits.days`. */
export const feedbackClosers = { member: 1, staff: 2, time: 3 } as const
export const feedbackCloserNames = { 1: '会员', 2: '客服', 3: '到期自动关闭' } as const

/** Writers in a ticket, as the other side reads them. */
export const feedbackWriterNames = { member: '会员', staff: '客服' } as const

export const feedbackLimits = {
  text: { min: 10, max: 500 },
  reply: 1000,
  contact: 60,
  pictures: 4,
  /** A ticket is closed after so many days without a reply to staff. */
  days: 14,
} as const

/** The number of a ticket, as shown. */
export const feedbackNumber = (number: number): string => `F${String(number).padStart(6, '0')}`
