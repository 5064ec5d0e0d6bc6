import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const staffCatalogue = {
  errors: {
    StaffSignInWrong: { code: 6001, text: '登录名、密码或动态码不正确' },
    StaffLocked: { code: 6002, text: '尝试次数过多，请{wait}再试' },
    InvitationInvalid: { code: 6003, text: '邀请无效或已经过期' },
    StaffNameTaken: { code: 6004, text: '登录名已被占用' },
    LastSuperAdmin: { code: 6007, text: '至少保留一位超级管理员' },
  },
  acts: {
    'export.begun': '开始导出',
    'export.ended': '导出完成',
    'export.cancelled': '导出中断',
    'staff.signedIn': '登录后台',
    'staff.signInFailed': '登录失败',
    'staff.confirmed': '再次确认',
    'staff.joined': '接受邀请',
    'staff.renewed': '重设密码和验证器',
    'staff.passwordChanged': '修改密码',
    'staff.recoveryCodesRenewed': '更换恢复码',
    'staff.sessionEnded': '退出一台设备',
    'staff.rolesSet': '修改角色',
    'staff.shopSet': '设置所在门店',
    'staff.opened': '启用账号',
    'staff.closed': '停用账号',
    'invitation.created': '邀请工作人员',
    'invitation.createdForAccount': '允许重设账号',
    'invitation.revoked': '收回邀请',
  },
  targets: {
    export: '导出',
    staff: '工作人员',
    invitation: '邀请',
  },
} as const satisfies DomainCatalogue
