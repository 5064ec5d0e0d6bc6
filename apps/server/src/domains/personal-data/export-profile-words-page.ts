import { column, member, time, yesNo, type Column, type PartWords } from './export-columns-page.ts'

/** The member's own data. */
export const profileColumns: readonly Column[] = [
  column('nickName', '昵称'),
  column('userId', '会员编号'),
  column('phone', '手机号'),
  column('email', '邮箱'),
  column('userName', '用户名'),
  column('introduction', '简介'),
  column('sex', '性别', { 0: '保密', 1: '男', 2: '女' }),
  column('birthday', '生日'),
  column('areaCodes', '所在地区'),
  column('ipRegion', 'IP 属地'),
  column('photographyLevel', '摄影水平', {
    1: '入门新手',
    2: '摄影爱好者',
    3: '进阶发烧友',
    4: '资深/半职业',
    5: '职业摄影师',
  }),
  column('topicIds', '感兴趣的主题'),
  column('level', '等级'),
  column('exp', '经验'),
  column('coins', '金币'),
  column('publishCount', '作品'),
  column('followCount', '关注的人'),
  column('fansCount', '粉丝'),
  column('likeReceivedCount', '收到的赞'),
  column('collectCount', '收藏的作品'),
  column('inviteCode', '邀请码'),
  column('invitedBy', '邀请你的影友'),
  column('receiveSms', '接收营销短信', yesNo),
  column('allowStudy', '照片允许用于学习', yesNo),
  column('registerTime', '注册时间'),
]

/** Objects and lists within the profile and within `follows.json`, each a separate part of the page. */
export const innerParts: Readonly<Record<string, PartWords>> = {
  privacy: {
    title: '公开设置（没有列出的为默认）',
    columns: [
      column('sex', '性别', yesNo),
      column('birthday', '生日', yesNo),
      column('area', '地区', yesNo),
      column('photographyLevel', '摄影水平', yesNo),
      column('follow', '关注的人', yesNo),
      column('fans', '粉丝', yesNo),
      column('like', '赞过的作品', yesNo),
      column('collect', '收藏', yesNo),
    ],
  },
  popupAccept: {
    title: '站内弹窗（没有列出的为默认）',
    columns: [
      column('activity', '活动提醒', yesNo),
      column('prize', '获奖与礼物', yesNo),
      column('circle', '圈子审核', yesNo),
      column('system', '系统公告', yesNo),
    ],
  },
  clubCard: {
    title: '会员卡',
    columns: [
      column('clubCardNo', '卡号'),
      column('realName', '姓名'),
      column('phone', '手机号'),
      column('state', '状态', { 0: '未绑定', 1: '审核中', 2: '已绑定', 3: '已驳回' }),
      column('reason', '驳回原因'),
    ],
  },
  consents: {
    title: '同意过的条款',
    columns: [
      column('termsType', '条款', {
        4: '注册与服务协议',
        5: '隐私条款',
        6: '比赛/活动条款',
        7: '门店/画廊投稿条款',
      }),
      column('version', '版本'),
      time,
      column('ip', 'IP 地址'),
    ],
  },
  social: {
    title: '第三方账号',
    columns: [
      column('provider', '平台', { wx: '微信', qq: 'QQ', weibo: '微博' }),
      column('nickName', '那里的昵称'),
      column('boundTime', '绑定时间'),
    ],
  },
  following: { title: '关注的人', columns: [member, time] },
  blocked: { title: '拉黑的人', columns: [member, time] },
  contacts: { title: '最近联系', columns: [member, time] },
  tags: { title: '关注的话题', columns: [] },
  followedCircles: { title: '关注的圈子', columns: [column('title', '圈子'), time] },
}
