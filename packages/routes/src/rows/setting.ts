import type { Rows } from '../route.ts'

export const settingRows = {
  '/user/setting': { title: '设置', access: 'member', page: 'setting/setting' },
  '/user/setting/bind-club-status': {
    title: '会员卡绑定状态',
    access: 'member',
    page: 'setting/club-status',
  },
  '/user/setting/delete-account': { title: '注销账号', access: 'member', page: 'setting/delete-account' },
  '/user/setting/strikes': { title: '违规与申诉', access: 'member', page: 'setting/strikes' },
  '/user/setting/update-account': { title: '账号管理', access: 'member', page: 'setting/account' },
  '/user/setting/update-address': { title: '修改地址', access: 'member', page: 'setting/address' },
  '/user/setting/update-area': { title: '修改地区', access: 'member', page: 'setting/area' },
  '/user/setting/update-avatar': { title: '修改头像', access: 'member', page: 'setting/avatar' },
  '/user/setting/update-background': { title: '修改背景', access: 'member', page: 'setting/background' },
  '/user/setting/update-bind-club': { title: '绑定会员卡', access: 'member', page: 'setting/club' },
  '/user/setting/update-birthday': { title: '修改生日', access: 'member', page: 'setting/birthday' },
  '/user/setting/update-email/:step': { title: '修改邮箱', access: 'member', page: 'setting/email' },
  '/user/setting/update-introduction': { title: '修改简介', access: 'member', page: 'setting/introduction' },
  '/user/setting/update-notice': { title: '通知设置', access: 'member', page: 'setting/notice' },
  '/user/setting/update-nickname': { title: '修改昵称', access: 'member', page: 'setting/nickname' },
  '/user/setting/update-password/:step': { title: '修改密码', access: 'member', page: 'setting/password' },
  '/user/setting/update-phone/:step': { title: '修改手机', access: 'member', page: 'setting/phone' },
  '/user/setting/update-photo-level': {
    title: '修改摄影水平',
    access: 'member',
    page: 'setting/photo-level',
  },
  '/user/setting/update-receive-sms': { title: '短信接收', access: 'member', page: 'setting/receive-sms' },
  '/user/setting/update-popup-accept': { title: '弹窗接收', access: 'member', page: 'setting/popup-accept' },
  '/user/setting/update-sex': { title: '修改性别', access: 'member', page: 'setting/sex' },
  '/user/setting/update-username': { title: '修改用户名', access: 'member', page: 'setting/username' },
} as const satisfies Rows
