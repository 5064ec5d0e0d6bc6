/** What changes experience: rule → its name for members. The amounts are rows that staff edit. */
export const expRuleNames = {
  visit: '每日到访',
  run7: '连续到访 7 天',
  run30: '连续到访 30 天',
  photo: '发布照片',
  article: '发布文章',
  video: '发布视频',
  pick: '作品入选编辑推荐',
  essence: '作品被圈子加精',
  comment: '在别人的作品下发表 8 字以上的评论',
  like: '作品被赞',
  collect: '作品被收藏',
  helpful: '点评被认为有帮助',
  vote: '参与投票',
  activity: '参加活动并签到',
  entry: '参赛作品通过初审',
  prize1: '官方影赛一等奖',
  prize2: '官方影赛二等奖',
  prize3: '官方影赛三等奖',
  prizeMore: '官方影赛其他奖项',
  finalist: '官方影赛入围',
  questionnaire: '完成问卷',
  study: '照片在猜参数里被答题',
  invite: '邀请的影友达标',
  invited: '受邀加入并达标',
  report: '举报经核实',
  club: '绑定会员卡',
  productCamera: '注册相机',
  productLens: '注册镜头',
  productAccessory: '注册配件',
  breach: '作品因违规被处理',
  correct: '人工调整',
} as const
export type ExpRule = keyof typeof expRuleNames

/** Fills a missed day of a run. */
export const makeUpCardName = '补签卡'

export const taskGroups = { newcomer: 1, daily: 2, growth: 3 } as const
export type TaskGroup = (typeof taskGroups)[keyof typeof taskGroups]

export const taskKeys = [
  'profile',
  'phone',
  'email',
  'wechat',
  'firstPhoto',
  'firstFollow',
  'firstComment',
  'firstCollect',
  'dayPhoto',
  'dayComment',
  'dayLike',
  'dayCollect',
  'dayVote',
  'visits30',
  'visits100',
  'posts10',
  'posts50',
  'posts200',
  'firstArticle',
  'firstVideo',
  'likes100',
  'likes1000',
  'fans10',
  'fans100',
  'helpful5',
] as const
export type TaskKey = (typeof taskKeys)[number]

/** Tasks in their order on the page; `{n}` is how often one must be done, `plain` leaves that out. */
export const tasks = {
  profile: {
    group: taskGroups.newcomer,
    name: '完善头像、昵称、地区、摄影水平和主题',
    plain: '完善头像、昵称、地区、摄影水平和主题',
  },
  phone: { group: taskGroups.newcomer, name: '绑定手机', plain: '绑定手机' },
  email: { group: taskGroups.newcomer, name: '绑定邮箱', plain: '绑定邮箱' },
  wechat: { group: taskGroups.newcomer, name: '绑定微信', plain: '绑定微信' },
  firstPhoto: { group: taskGroups.newcomer, name: '发布第一幅照片作品', plain: '发布第一幅照片作品' },
  firstFollow: { group: taskGroups.newcomer, name: '关注 {n} 位影友', plain: '关注影友' },
  firstComment: {
    group: taskGroups.newcomer,
    name: '在别人的作品下发表第一条 8 字以上的评论',
    plain: '在别人的作品下发表第一条 8 字以上的评论',
  },
  firstCollect: { group: taskGroups.newcomer, name: '收藏第一幅作品', plain: '收藏第一幅作品' },
  dayPhoto: { group: taskGroups.daily, name: '发布 {n} 幅照片作品', plain: '发布照片作品' },
  dayComment: {
    group: taskGroups.daily,
    name: '在别人的作品下发表 {n} 条 8 字以上的评论',
    plain: '在别人的作品下发表 8 字以上的评论',
  },
  dayLike: { group: taskGroups.daily, name: '赞 {n} 幅影友的作品', plain: '赞影友的作品' },
  dayCollect: { group: taskGroups.daily, name: '收藏 {n} 幅作品', plain: '收藏作品' },
  dayVote: { group: taskGroups.daily, name: '参与 {n} 次投票', plain: '参与投票' },
  visits30: { group: taskGroups.growth, name: '累计到访 {n} 天', plain: '累计到访' },
  visits100: { group: taskGroups.growth, name: '累计到访 {n} 天', plain: '累计到访' },
  posts10: { group: taskGroups.growth, name: '发布 {n} 个作品', plain: '发布作品' },
  posts50: { group: taskGroups.growth, name: '发布 {n} 个作品', plain: '发布作品' },
  posts200: { group: taskGroups.growth, name: '发布 {n} 个作品', plain: '发布作品' },
  firstArticle: { group: taskGroups.growth, name: '发布 {n} 篇文章', plain: '发布文章' },
  firstVideo: { group: taskGroups.growth, name: '发布 {n} 个视频', plain: '发布视频' },
  likes100: { group: taskGroups.growth, name: '累计被赞 {n} 次', plain: '累计被赞' },
  likes1000: { group: taskGroups.growth, name: '累计被赞 {n} 次', plain: '累计被赞' },
  fans10: { group: taskGroups.growth, name: '有 {n} 位粉丝', plain: '得到粉丝' },
  fans100: { group: taskGroups.growth, name: '有 {n} 位粉丝', plain: '得到粉丝' },
  helpful5: { group: taskGroups.growth, name: '{n} 条点评被认为有帮助', plain: '点评被认为有帮助' },
} as const satisfies Record<TaskKey, { group: TaskGroup; name: string; plain: string }>

/** The rule with the reward of a task. */
export const taskRule = <K extends TaskKey>(key: K): `task.${K}` => `task.${key}`

function isTaskKey(key: string): key is TaskKey {
  return Object.hasOwn(tasks, key)
}

/** The task that a rule rewards; null for the rule of an act. */
export function taskOfRule(rule: string): TaskKey | null {
  const key = rule.startsWith('task.') ? rule.slice('task.'.length) : ''
  return isTaskKey(key) ? key : null
}

/** The name of a task for members. */
export function taskName(key: TaskKey, goal: number): string {
  return tasks[key].name.replace('{n}', String(goal))
}

function isActRule(rule: string): rule is ExpRule {
  return Object.hasOwn(expRuleNames, rule)
}

/** The name of a rule for members and staff: an act, or a task with its goal where that is known. */
export function expRuleName(rule: string, goal: number | null = null): string {
  const key = taskOfRule(rule)
  if (key !== null) return `任务：${goal === null ? tasks[key].plain : taskName(key, goal)}`
  return isActRule(rule) ? expRuleNames[rule] : '其他'
}

/** Periods after which the cap of a rule starts again. */
export const capPeriodNames = { day: '每天', month: '每月' } as const

/** The rule of corrections by staff. */
export const correctedExpRule = 'correct'

/** The cause of a line of experience for its member: what earned it, or the note of a correction. */
export function expCause({ rule, goal, memo }: { rule: string; goal: number | null; memo: string }): string {
  const name = expRuleName(rule, goal)
  return memo === '' ? name : `${name}：${memo}`
}

/** Names of the levels, from Lv.1. */
export const levelNames = [
  '初见',
  '对焦',
  '取景',
  '曝光',
  '构图',
  '光影',
  '决定瞬间',
  '大师课',
  '影像家',
  '传奇',
] as const

export const levelName = (level: number): string => levelNames[level - 1] ?? levelNames[0]

/** 未完成, 可领取, 已领取. */
export const taskStates = { open: 0, done: 1, claimed: 2 } as const

/** What members may do from a level on; levels without an entry add nothing yet. */
export const privileges: readonly { level: number; name: string }[] = [
  { level: 1, name: '发布照片，评论、点赞和收藏' },
  { level: 1, name: '5 GB 原图空间' },
  { level: 2, name: '发布视频' },
  { level: 2, name: '发起投票' },
  { level: 3, name: '发布文章' },
  { level: 3, name: '举报更快起作用' },
  { level: 4, name: '作品水印可以平铺' },
  { level: 4, name: '20 GB 原图空间' },
  { level: 5, name: '任务多得 15% 金币' },
  { level: 7, name: '单张照片最大 80 MB' },
  { level: 7, name: '50 GB 原图空间' },
  { level: 7, name: '最多关注 5,000 位影友' },
  { level: 10, name: '按等级领取的权益份数翻倍' },
]
