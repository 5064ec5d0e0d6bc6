import type { StaffRole } from '@guangquan/contract'

/** What the roles are called. */
export const roleNames: Record<StaffRole, string> = {
  superAdmin: '超级管理员',
  moderator: '内容审核',
  activityOperator: '活动运营',
  contestOperator: '赛事运营',
  judge: '评委',
  goodsManager: '商品与发放',
  productReviewer: '产品审核',
  storeClerk: '门店店员',
  support: '客服',
  analyst: '数据查看',
}
