export const contestKinds = { official: 1, circle: 2, members: 3 } as const
export type ContestKind = (typeof contestKinds)[keyof typeof contestKinds]
export const contestKindNames = { 1: '官方赛', 2: '圈子赛', 3: '影友赛' } as const satisfies Record<
  ContestKind,
  string
>

export const contestStates = {
  draft: 0,
  inReview: 1,
  announced: 2,
  collecting: 3,
  auditing: 4,
  voting: 5,
  judging: 6,
  noticing: 7,
  published: 8,
  archived: 9,
  cancelled: 10,
  refused: 11,
} as const
export type ContestState = (typeof contestStates)[keyof typeof contestStates]
export const contestStateNames = {
  0: '草稿',
  1: '待审核',
  2: '预告',
  3: '征稿中',
  4: '初审中',
  5: '投票中',
  6: '评审中',
  7: '公示中',
  8: '已公布',
  9: '已归档',
  10: '已取消',
  11: '已驳回',
} as const satisfies Record<ContestState, string>

/** What staff decided about a contest; its state follows from this and the time. Stored as these numbers. */
export const contestStages = { draft: 0, inReview: 1, running: 2, cancelled: 10, refused: 11 } as const
export type ContestStage = (typeof contestStages)[keyof typeof contestStages]

export const entryStates = {
  draft: 0,
  waiting: 1,
  shown: 2,
  returned: 3,
  refused: 4,
  withdrawn: 5,
  finalist: 6,
  originalDue: 7,
  originalSent: 8,
  proposed: 9,
  won: 10,
  disqualified: 11,
  notWon: 12,
} as const
export type EntryState = (typeof entryStates)[keyof typeof entryStates]
export const entryStateNames = {
  0: '草稿',
  1: '待初审',
  2: '参赛中',
  3: '退回修改',
  4: '初审未通过',
  5: '已撤回',
  6: '入选终评',
  7: '待交原图',
  8: '原图核验中',
  9: '拟获奖',
  10: '获奖',
  11: '取消资格',
  12: '未获奖',
} as const satisfies Record<EntryState, string>

/** Reasons to refuse or disqualify an entry. */
export const entryReasons = {
  offTopic: 1,
  noExif: 2,
  tooSmall: 3,
  outsideWindow: 4,
  otherGear: 5,
  marked: 6,
  stolen: 7,
  composite: 8,
  aiMade: 9,
  duplicate: 10,
  unlawful: 11,
  other: 12,
} as const
export type EntryReason = (typeof entryReasons)[keyof typeof entryReasons]
export const entryReasonNames = {
  1: '题材不符',
  2: 'EXIF 缺失',
  3: '尺寸不足',
  4: '超出拍摄时间',
  5: '非指定器材',
  6: '含水印边框',
  7: '疑似盗用',
  8: '过度合成',
  9: 'AI 生成',
  10: '重复投稿',
  11: '违法违规',
  12: '其他',
} as const satisfies Record<EntryReason, string>

/** The rules in the verification of a photograph. */
export const verdictRules = [
  'format',
  'size',
  'longEdge',
  'exif',
  'captureTime',
  'gear',
  'owner',
  'software',
  'aiMade',
  'duplicate',
] as const
export type VerdictRule = (typeof verdictRules)[number]
export const verdictRuleNames = {
  format: '格式',
  size: '文件大小',
  longEdge: '长边',
  exif: '拍摄信息',
  captureTime: '拍摄时间',
  gear: '指定器材',
  owner: '机主认证',
  software: '后期软件',
  aiMade: 'AI 生成标识',
  duplicate: '重复与近似',
} as const satisfies Record<VerdictRule, string>

/** Green passes, amber goes to a person, red blocks. */
export const verdictLevels = ['green', 'amber', 'red'] as const
export type VerdictLevel = (typeof verdictLevels)[number]

/** What is compared between an original and its entry, and the outcomes. */
export const originalFacts = ['captureTime', 'serial', 'aspect', 'picture'] as const
export const originalFactNames = {
  captureTime: '拍摄时间',
  serial: '机身编号',
  aspect: '画面比例',
  picture: '画面',
} as const satisfies Record<(typeof originalFacts)[number], string>
export const originalCodes = ['ok', 'differs', 'missing'] as const
export const originalCodeNames = {
  ok: '一致',
  differs: '不一致',
  missing: '没有可比的信息，由人工核对',
} as const satisfies Record<(typeof originalCodes)[number], string>

/** Which gear a photograph must have been taken with. */
export const contestGear = { any: 0, brand: 1, listed: 2 } as const
export type ContestGear = (typeof contestGear)[keyof typeof contestGear]
export const contestGearNames = { 0: '不限', 1: '品牌的机身或镜头', 2: '指定型号' } as const satisfies Record<
  ContestGear,
  string
>

/** What happens to a prize where results are equal. */
export const tieRules = { earlier: 1, both: 2 } as const
export type TieRule = (typeof tieRules)[keyof typeof tieRules]
export const tieRuleNames = {
  1: '名次并列，奖项先给投稿早的',
  2: '名次并列，同获这一奖项',
} as const satisfies Record<TieRule, string>

/** What happens to a prize that nobody claimed in time. */
export const unclaimedRules = { back: 1, next: 2 } as const
export type UnclaimedRule = (typeof unclaimedRules)[keyof typeof unclaimedRules]
export const unclaimedRuleNames = {
  1: '由主办方收回',
  2: '由名次在后的人递补',
} as const satisfies Record<UnclaimedRule, string>

/** Claim states of a prize; `none`: it needs no claim. */
export const claimStates = ['none', 'waiting', 'claimed', 'lapsed'] as const
export const claimStateNames = {
  none: '不用领',
  waiting: '待领取',
  claimed: '已领取',
  lapsed: '逾期未领',
} as const satisfies Record<(typeof claimStates)[number], string>

/** What a prize is awarded for. */
export const prizeBases = { score: 1, votes: 2 } as const
export type PrizeBasis = (typeof prizeBases)[keyof typeof prizeBases]
export const prizeBasisNames = { 1: '总成绩', 2: '有效票数（人气奖）' } as const satisfies Record<
  PrizeBasis,
  string
>

/** How a round is judged. */
export const roundKinds = { pass: 1, marks: 2, rank: 3 } as const
export type RoundKind = (typeof roundKinds)[keyof typeof roundKinds]
export const roundKindNames = { 1: '通过', 2: '打分', 3: '排名' } as const satisfies Record<RoundKind, string>

export const judgeStates = { invited: 1, accepted: 2, declined: 3, left: 4 } as const
export type JudgeState = (typeof judgeStates)[keyof typeof judgeStates]
export const judgeStateNames = {
  1: '待答复',
  2: '已接受',
  3: '已谢绝',
  4: '已退出',
} as const satisfies Record<JudgeState, string>

/** Why a judge is recused from an entry. */
export const recusalReasons = { declared: 1, ownEntry: 2, follows: 3, circle: 4 } as const
export type RecusalReason = (typeof recusalReasons)[keyof typeof recusalReasons]

/** Why votes are counted apart. */
export const voteSignKinds = ['network', 'registration', 'onlyOne', 'burst'] as const
export type VoteSignKind = (typeof voteSignKinds)[number]
export const voteSignNames = {
  network: '同一网络和设备',
  registration: '集中注册',
  onlyOne: '只投同一人',
  burst: '突然集中',
} as const satisfies Record<VoteSignKind, string>

/** Why a member cannot vote for an entry now. */
export const voteObstacles = [
  'signedOut',
  'closed',
  'notElector',
  'ownEntry',
  'quota',
  'votedToday',
  'notShown',
] as const
export type VoteObstacle = (typeof voteObstacles)[number]

export const objectionStates = { open: 1, upheld: 2, dismissed: 3 } as const
export type ObjectionState = (typeof objectionStates)[keyof typeof objectionStates]
export const objectionStateNames = { 1: '待答复', 2: '成立', 3: '不成立' } as const satisfies Record<
  ObjectionState,
  string
>

/** Orders of the wall of entries. */
export const entrySorts = ['random', 'new', 'rank'] as const
export type EntrySort = (typeof entrySorts)[number]

export const defaultCriteria = [
  { name: '主题契合', weight: 25 },
  { name: '创意', weight: 25 },
  { name: '构图与光影', weight: 20 },
  { name: '技术', weight: 15 },
  { name: '情感与故事', weight: 15 },
] as const

export const contestBounds = {
  title: { min: 4, max: 40 },
  theme: 200,
  rules: 20_000,
  organiser: 40,
  contact: 60,
  groups: 6,
  groupName: 12,
  entryTitle: { min: 2, max: 20 },
  story: 300,
  /** Photographs of a set; a single has one. */
  set: { min: 3, max: 8 },
  entriesPerUser: { max: 20, unset: 5 },
  votesPerDay: { max: 10, unset: 3 },
  criteria: 8,
  criterionName: 10,
  prizes: 20,
  prizeName: 12,
  prizeCount: 100,
  judges: 30,
  judgesLeast: { official: 5, others: 3 },
  noticeDays: { official: 7, others: 3 },
  originalDays: { max: 30, unset: 5 },
  correctionHours: 48,
  longEdge: 20_000,
  fileMiB: { min: 2, max: 30 },
  originalMiB: 150,
  originalUploadMiB: 150,
  /** Only the beginning of a file is sent to try rules on it. */
  triedHeadKiB: 1024,
  triedFiles: 10,
  originals: 3,
  objection: { min: 20, max: 1000 },
  reason: 200,
  comment: 300,
  /** The jury's words on a certificate. */
  words: 200,
  /** Counts are hidden in the last hours of the vote. */
  hiddenHours: 24,
  /** A voter needs this many hours of membership when the vote opens, and this level. */
  electorHours: 24,
  electorLevel: 2,
  finalists: 20,
  rounds: 5,
  /** Limits of contests started by members. */
  startedRules: 5000,
  startedPrizes: 10,
  startedPrizeCount: 20,
  /** Days between the end of collecting and the vote, in which staff audit the entries. */
  startedAuditDays: 3,
  voteDays: { min: 3, max: 14, unset: 7 },
  cover: { width: 1280, height: 720, megabytes: 10 },
  /** Open contests of one member: those that wait for staff or run. */
  startedAtOnce: 2,
  startedShown: 20,
  archiveDays: 90,
  claimDays: 30,
  answerWorkingDays: 5,
  paperDays: 180,
} as const
