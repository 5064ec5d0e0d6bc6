/** What acts of staff are called. */
const actNames: Record<string, string> = {
  'staff.signedIn': '登录后台',
  'staff.signInFailed': '登录失败',
  'staff.confirmed': '再次确认',
  'staff.joined': '接受邀请',
  'staff.renewed': '重设密码和验证器',
  'staff.passwordChanged': '修改密码',
  'staff.recoveryCodesRenewed': '更换恢复码',
  'staff.sessionEnded': '退出一台设备',
  'staff.rolesSet': '修改角色',
  'staff.opened': '启用账号',
  'staff.closed': '停用账号',
  'invitation.created': '邀请工作人员',
  'invitation.createdForAccount': '允许重设账号',
  'invitation.revoked': '收回邀请',
  'review.pass': '审核：通过',
  'review.refuse': '审核：驳回',
  'review.delete': '审核：删除',
  'review.limit': '审核：限流',
  'review.warn': '审核：警告',
  'review.mute': '审核：禁言',
  'review.ban': '审核：封号',
  'review.undone': '审核：撤销处理',
  'review.tooLate': '审核：没有赶上',
  'reviewReason.added': '新增处理原因',
  'reviewReason.changed': '修改处理原因',
  'reviewReason.removed': '去掉处理原因',
  'maintenance-on': '开始维护',
  'maintenance-off': '结束维护',
  pass: '通过',
  refuse: '驳回',
  hide: '隐藏',
  feature: '放上文章首页',
  unfeature: '撤下文章首页',
  'accept-card': '认可会员卡',
  'refuse-card': '驳回会员卡',
}

const targetNames: Record<string, string> = {
  post: '作品',
  comment: '评论',
  member: '会员',
  site: '站点',
  staff: '工作人员',
  invitation: '邀请',
  reviewReason: '处理原因',
}

export const actName = (act: string): string => actNames[act] ?? act
export const targetName = (kind: string): string => targetNames[kind] ?? kind
export const actChoices = Object.entries(actNames).map(([value, label]) => ({ value, label }))
