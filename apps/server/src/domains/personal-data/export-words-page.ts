import { circleActNames, mailDigestNames, noticeTexts } from '@guangquan/contract'
import { column, createTime, member, post, time, yesNo, type PartWords } from './export-columns-page.ts'

const noticeWords = Object.fromEntries(
  Object.entries(noticeTexts).map(([kind, text]) => {
    // Most titles are of posts; those of circles and the like follow a word that names their kind.
    const title = kind.startsWith('circle.') && text.includes('圈子{title}') ? '' : '作品'
    return [kind, text.replace('{title}', title)]
  }),
)
const kinds = { 1: '照片', 2: '文章', 3: '视频', 4: '投票' }

/** The other files, in the order of the page. */
export const listParts: Readonly<Record<string, PartWords>> = {
  circles: {
    title: '圈子与申请',
    columns: [
      column('title', '圈子'),
      column('role', '角色'),
      column('state', '状态'),
      column('joinTime', '加入时间'),
      column('applyTime', '申请时间'),
      column('reason', '申请理由'),
      column('answer', '给圈主的回答'),
      column('mutedUntil', '禁言到'),
    ],
  },
  'circle-invitations': {
    title: '圈子邀请',
    columns: [column('title', '圈子'), column('sent', '由我发出', yesNo), time],
  },
  'circle-acts': {
    title: '在圈子里的操作',
    columns: [column('title', '圈子'), column('act', '操作', circleActNames), column('note', '说明'), time],
  },
  drafts: {
    title: '草稿',
    columns: [
      column('savedTime', '保存时间'),
      column('publishType', '类型', kinds),
      column('title', '标题'),
      column('text', '文字'),
      column('tags', '话题'),
      column('place', '地点'),
    ],
  },
  albums: { title: '照片相册', columns: [column('name', '名称'), createTime, column('fileIds', '照片编号')] },
  collects: { title: '收藏', columns: [post, column('folder', '收藏夹'), time] },
  likes: { title: '赞过的作品', columns: [post, time] },
  'comment-likes': { title: '赞过的评论', columns: [column('replyId', '评论编号'), post, time] },
  emotions: { title: '表态', columns: [post, column('emotion', '表情'), time] },
  votes: { title: '参与的投票', columns: [post, column('option', '选项'), time] },
  'contest-entries': {
    title: '参赛作品',
    columns: [
      column('contest', '影赛'),
      column('number', '编号'),
      column('title', '作品名'),
      column('state', '状态'),
      column('votes', '票数'),
      column('rank', '名次'),
      column('prize', '奖项'),
      column('certificate', '证书编号'),
      createTime,
    ],
  },
  'contest-votes': {
    title: '影赛投票',
    columns: [
      column('contest', '影赛'),
      column('number', '作品编号'),
      column('vote', '操作', { 1: '投票', '-1': '撤回' }),
      createTime,
    ],
  },
  'contest-objections': {
    title: '影赛异议',
    columns: [
      column('contest', '影赛'),
      column('text', '内容'),
      column('state', '状态'),
      column('answer', '答复'),
      createTime,
    ],
  },
  coins: {
    title: '金币明细',
    columns: [time, column('text', '原因'), column('amount', '金币'), column('expireTime', '有效期至')],
  },
  medals: {
    title: '勋章',
    columns: [column('name', '名称'), column('obtainedTime', '获得时间'), column('revokedTime', '收回时间')],
  },
  frames: {
    title: '头像框',
    columns: [
      column('name', '名称'),
      column('obtainedTime', '获得时间'),
      column('expireTime', '有效期至'),
      column('revokedTime', '收回时间'),
    ],
  },
  products: {
    title: '注册的产品',
    columns: [
      column('product', '产品'),
      column('serialNumber', '产品编号'),
      column('state', '状态'),
      column('registerTime', '注册时间'),
      column('buyDate', '购买日期'),
      column('shopName', '购买地点'),
      column('price', '价格（元）'),
      column('reason', '原因'),
    ],
  },
  'product-activities': {
    title: '产品活动的申请',
    columns: [
      column('activity', '活动'),
      column('state', '状态'),
      column('applyTime', '申请时间'),
      column('remark', '备注'),
      column('reason', '原因'),
      column('address', '收货地址'),
    ],
  },
  'gear-passports': {
    title: '器材护照',
    columns: [
      column('product', '产品'),
      column('level', '护照等级'),
      column('shutterCount', '快门数'),
      column('shutterDay', '读取日期'),
      column('lostOn', '挂失日期'),
      column('lostNote', '挂失说明'),
      time,
    ],
  },
  'gear-services': {
    title: '器材保养记录',
    columns: [
      column('product', '产品'),
      column('day', '日期'),
      column('service', '内容'),
      column('shutterCount', '快门数'),
      column('place', '地点'),
      column('note', '备注'),
    ],
  },
  'gear-transfers': {
    title: '器材过户',
    columns: [column('product', '产品'), column('role', '方向'), column('state', '状态'), time],
  },
  presents: {
    title: '礼品',
    columns: [
      time,
      column('number', '礼品编号'),
      column('title', '礼品'),
      column('option', '选定'),
      column('source', '来源'),
      column('state', '状态'),
    ],
  },
  shares: {
    title: '分享',
    columns: [
      post,
      column('channel', '方式', { link: '复制链接', poster: '海报', wechat: '微信' }),
      column('day', '日期'),
    ],
  },
  fans: { title: '粉丝', columns: [member, time] },
  addresses: {
    title: '收货地址',
    columns: [
      column('receiver', '收货人'),
      column('phone', '电话'),
      column('province', '省份'),
      column('city', '城市'),
      column('county', '区县'),
      column('detail', '详细地址'),
      column('postcode', '邮编'),
      column('tag', '标记', { 0: '', 1: '家', 2: '公司', 3: '学校' }),
      column('isDefault', '默认', yesNo),
    ],
  },
  sessions: {
    title: '登录设备',
    columns: [
      column('device', '设备'),
      column('region', '地区'),
      column('ip', 'IP 地址'),
      column('createTime', '登录时间'),
      column('lastUseTime', '最近使用'),
      column('endTime', '退出时间'),
    ],
  },
  searches: { title: '搜索记录', columns: [column('keyword', '关键词'), time] },
  strikes: {
    title: '违规记录',
    columns: [
      column('kind', '处罚', { warning: '警告', mute: '禁言', ban: '封号' }),
      column('reason', '原因'),
      column('until', '到'),
      column('targetKind', '涉及', { post: '作品', comment: '评论', member: '资料' }),
      column('targetText', '内容'),
      createTime,
      column('liftTime', '撤销时间'),
      column('appeal', '申诉'),
      column('answer', '答复'),
    ],
  },
  reports: {
    title: '举报',
    columns: [
      column('reportType', '对象', { 1: '作品', 2: '评论', 3: '圈子', 4: '影友' }),
      column('targetId', '编号'),
      column('reasonName', '原因'),
      column('text', '说明'),
      createTime,
    ],
  },
  activities: {
    title: '活动报名',
    columns: [
      column('activity', '活动'),
      column('type', '类型'),
      column('startTime', '开始时间'),
      column('state', '状态'),
      createTime,
      column('guests', '同行的人'),
      column('answers', '填写的内容'),
      column('checkInTime', '签到时间'),
      column('appeal', '申诉'),
    ],
  },
  'kept-activities': {
    title: '收藏的活动',
    columns: [
      column('activity', '活动'),
      column('mark', '方式', { bookmark: '加入我的活动', like: '赞', collect: '收藏' }),
      createTime,
    ],
  },
  questionnaires: {
    title: '答过的问卷',
    columns: [
      column('title', '问卷'),
      column('anonymous', '匿名', yesNo),
      column('times', '答了几次'),
      column('coins', '金币'),
      column('gift', '礼品'),
    ],
  },
  'questionnaire-answers': {
    title: '问卷答案',
    columns: [column('title', '问卷'), column('sent', '已交', yesNo), time, column('answers', '回答')],
  },
  messages: {
    title: '私信',
    columns: [
      column('with', '与谁的会话'),
      column('isOwn', '我发的', yesNo),
      column('text', '内容'),
      column('photographs', '照片张数'),
      column('card', '卡片'),
      column('isRecalled', '已撤回', yesNo),
      createTime,
    ],
  },
  'push-devices': {
    title: '开启推送的浏览器',
    columns: [column('name', '浏览器'), createTime],
  },
  'notice-settings': {
    title: '通知设置',
    columns: [
      column('kinds', '离开时通知的'),
      column('showsText', '显示内容', yesNo),
      column('quietFrom', '免打扰从几点'),
      column('quietTo', '免打扰到几点'),
      column('mail', '邮件摘要', mailDigestNames),
    ],
  },
  feedback: {
    title: '客服反馈',
    columns: [
      column('number', '编号'),
      column('type', '类型'),
      column('state', '状态'),
      column('text', '内容'),
      column('contact', '联系方式'),
      createTime,
      column('closeTime', '关闭时间'),
      column('replies', '往来'),
    ],
  },
  invited: {
    title: '邀请的影友',
    columns: [
      member,
      column('registerTime', '注册时间'),
      column('state', '状态', { 1: '已注册', 2: '已达标', 3: '已失效' }),
    ],
  },
  exp: { title: '经验', columns: [time, column('cause', '原因'), column('amount', '经验')] },
  visits: { title: '到访', columns: [column('day', '日期'), column('madeUpOn', '补签于')] },
  orders: {
    title: '兑换订单',
    columns: [
      time,
      column('number', '订单号'),
      column('name', '商品'),
      column('count', '数量'),
      column('coins', '金币'),
      column('state', '状态'),
    ],
  },
  'lottery-tickets': {
    title: '抽奖',
    columns: [
      createTime,
      column('lottery', '抽奖'),
      column('type', '类型'),
      column('number', '号码'),
      column('result', '结果'),
      column('prize', '奖品'),
      column('coins', '金币'),
    ],
  },
  'quiz-answers': {
    title: '猜参数',
    columns: [
      createTime,
      column('day', '日期'),
      column('position', '题号'),
      column('asks', '题目'),
      column('choice', '所选'),
      column('answer', '答案'),
      column('isCorrect', '答对', yesNo),
    ],
  },
  'gallery-submissions': {
    title: '画廊投稿',
    columns: [
      createTime,
      column('call', '征集'),
      column('title', '作品名'),
      column('statement', '创作说明'),
      column('realName', '姓名'),
      column('phone', '手机号'),
      column('state', '状态'),
      column('reason', '说明'),
    ],
  },
  'gallery-notes': {
    title: '影展留言',
    columns: [createTime, column('exhibition', '影展'), column('text', '留言')],
  },
  'gallery-marks': {
    title: '赞过和收藏的展品',
    columns: [createTime, column('work', '作品'), column('mark', '标记', { like: '点赞', collect: '收藏' })],
  },
  'first-publications': {
    title: '首发存证',
    columns: [
      column('day', '入链'),
      column('number', '第几环'),
      column('sha256', '文件的指纹'),
      column('hash', '这一环'),
      column('salt', '作者记号的密钥'),
    ],
  },
  notices: {
    title: '通知',
    columns: [
      createTime,
      column('kind', '内容', noticeWords),
      column('note', '说明'),
      member,
      column('isRead', '已读', yesNo),
    ],
  },
}

/** Sentences and headings of the page itself. */
export const pageWords = {
  title: '我的数据',
  lead: '原图在 originals 文件夹，拍摄参数在 exif.csv；每一部分的完整数据在同名的 .json 文件。',
  profile: '资料',
  posts: '作品',
  comments: '评论',
  none: '没有',
  more: (file: string) => `这里列出前面一部分，全部在 ${file}.json。`,
} as const
