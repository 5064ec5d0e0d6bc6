import { verdictRuleNames, type VoteObstacle } from './contest.words.ts'
import type { ContestVerdict } from './contest.shapes.ts'

/** What a line of a verification says after its rule: what was found, and what to do where the rule is not met. */
const verdictTexts: Record<string, (found: string, wanted: string) => { found: string; advice: string }> = {
  ok: (found) => ({ found: found === '' ? '符合' : found, advice: '' }),
  later: () => ({ found: '提交后核对', advice: '' }),
  wrongFormat: (found, wanted) => ({ found, advice: `请提交 ${wanted} 格式的文件。` }),
  tooLight: (found, wanted) => ({
    found: `${found} MB，要求不小于 ${wanted} MB`,
    advice: '请用最高质量重新导出。',
  }),
  tooHeavy: (found, wanted) => ({
    found: `${found} MB，要求不超过 ${wanted} MB`,
    advice: '请降低一档质量重新导出。',
  }),
  tooSmall: (found, wanted) => ({
    found: `${found} px，要求 ${wanted} px`,
    advice: '请换相机直出的文件，不要用聊天软件转存的。',
  }),
  slightlySmall: (found, wanted) => ({
    found: `${found} px，要求 ${wanted} px`,
    advice: '差得不多，可以提交，由初审决定。',
  }),
  noExif: () => ({ found: '缺少机身、时间或曝光', advice: '导出时请保留全部元数据。' }),
  exifByHand: () => ({ found: '由作者手动填写', advice: '可以提交，入围后要交原图核对。' }),
  noTime: (_found, wanted) => ({ found: `没有拍摄时间，要求 ${wanted}`, advice: '导出时请保留全部元数据。' }),
  tooEarly: (found, wanted) => ({ found: `${found}，要求 ${wanted}`, advice: '请换一张在规定时间里拍的。' }),
  tooLate: (found, wanted) => ({ found: `${found}，要求 ${wanted}`, advice: '请换一张在规定时间里拍的。' }),
  otherGear: (found) => ({ found, advice: '请换一张用指定器材拍的。' }),
  unknownGear: () => ({ found: '文件里没有机身型号', advice: '可以提交，入围后要交原图核对。' }),
  notOwner: () => ({ found: '和你注册的产品对不上', advice: '可以提交；注册过产品的请核对序列号。' }),
  edited: (found) => ({
    found,
    advice: '照片经软件导出，可以提交；初审会看有没有过度合成，入围后要交原图。',
  }),
  aiMade: () => ({ found: '文件带有 AI 生成的标识', advice: '影赛不收 AI 生成的作品。' }),
  aiAltered: () => ({ found: '用 AI 修过图', advice: '可以提交，由初审决定。' }),
  sameOwn: (found) => ({
    found: found === '' ? '和你另一件作品相同' : `和你的 ${found} 号作品相同`,
    advice: '同一张照片只能投一个组别。先撤回那件，再投这里。',
  }),
  sameOther: (found) => ({
    found: found === '' ? '和别人发布的照片相同' : `和 ${found} 号作品相同`,
    advice: '请只提交自己拍的照片。如果对方盗用了你的照片，请举报。',
  }),
  similar: (found, wanted) => ({
    found: found === '' ? `和别的照片近似 ${wanted}%` : `和 ${found} 号作品近似 ${wanted}%`,
    advice: '可以提交，由初审决定。',
  }),
}

/** A line of a verification in words. */
export function verdictSentence({ rule, code, found, wanted }: ContestVerdict): {
  name: string
  found: string
  advice: string
} {
  const words = verdictTexts[code]?.(found, wanted) ?? { found, advice: '' }
  const unit =
    code === 'ok' && found !== '' ? (rule === 'longEdge' ? ' px' : rule === 'size' ? ' MB' : '') : ''
  return { name: verdictRuleNames[rule], found: `${words.found}${unit}`, advice: words.advice }
}

/** Shown in place of the vote button. */
export const voteObstacleTexts = {
  signedOut: '登录后投票',
  closed: '现在不在投票时间',
  notElector: '投票开始前 24 小时已注册、绑定手机号并达到 Lv.2 的影友可以投票',
  ownEntry: '不能投自己的作品',
  quota: '今天的票已经投完，明天再来',
  votedToday: '今天已经投过这件作品',
  notShown: '这件作品不在投票之列',
} as const satisfies Record<VoteObstacle, string>

/** Sentences about contests that depend on the database or the clock. */
export const contestSentences = {
  order: '时间的先后不对：征稿、初审、投票和评审、公示要依次进行',
  noticeDays: (days: number) => `公示至少 ${days} 天`,
  photos: (min: number, max: number) =>
    min === max ? `这个组别每件作品 ${min} 张照片` : `这个组别每件作品 ${min} 到 ${max} 张照片`,
  photoRange: '单幅填 1 和 1，组照填 3 到 8',
  weights: '各项的比重加起来要是 100',
  group: '请选择一个组别',
  prizeGroup: '没有这个组别',
  noGift: '没有这种礼品',
  noFrame: '没有这个头像框',
  watermark: '参赛作品不加水印，请先关掉照片的水印',
  tooMany: (max: number) => `每人最多投 ${max} 件`,
  red: (names: string) => `有照片不符合规则：${names}`,
  notCollecting: '现在不在征稿时间',
  onlyFavours: '征稿开始后只能改得对参赛者有利：可以延长、增加名额和奖项、放宽规则',
  onlyWhileWaiting: '初审之后不能再改',
  lapsed: '没有在 48 小时内改好',
  judgesLeast: (least: number) => `至少要有 ${least} 位评委接受邀请`,
  changed: (name: string, from: string, to: string) => `${name}：${from} 改为 ${to}`,
  eased: (group: string) => `放宽了「${group}」的规则`,
  added: (prize: string) => `增加了奖项「${prize}」`,
  raised: (prize: string) => `提高了奖项「${prize}」`,
  timeNames: {
    collectStart: '征稿开始',
    collectEnd: '征稿截止',
    firstAuditEnd: '初审截止',
    voteStart: '投票开始',
    voteEnd: '投票截止',
    judgeEnd: '评审截止',
    noticeStart: '公示开始',
    noticeEnd: '公示截止',
  },
  countNames: { entriesMax: '每人最多投几件', originalDays: '交原图的天数' },
  held: (reason: string) => `赛程暂停：${reason}`,
  released: (reason: string) => `赛程继续，后面的时间顺延：${reason}`,
  recomputed: (reason: string) => `结果重新计算：${reason}`,
  objection: '异议成立，作品',
  corrected: (number: string, note: string) => `更正 ${number} 号作品的一项评分：${note}`,
  prizeBack: (prize: string) => `奖项「${prize}」的奖品没有在期限内领取，由主办方收回`,
  prizePassed: (prize: string, number: string) =>
    `奖项「${prize}」的奖品没有在期限内领取，由 ${number} 号作品递补`,
  prizeLeft: (prize: string) => `奖项「${prize}」的奖品没有在期限内领取，没有可以递补的作品`,
  reopened: (numbers: string, note: string) => `公布后更正：取消 ${numbers} 号作品的资格。${note}`,
  prizeTaken: (prize: string, number: string) => `收回 ${number} 号作品的「${prize}」`,
  prizeGiven: (prize: string, number: string) => `「${prize}」改由 ${number} 号作品获得`,
  goodsOut: (prize: string, number: string) =>
    `${number} 号作品「${prize}」的奖品已经寄出或用掉，由主办方联系`,
  noWork: (number: string) => `没有可以取消资格的 ${number} 号作品`,
  nobodyToRemind: '没有要提醒的人：都做完了，或者一天之内提醒过',
  originalBy: (number: string, until: string, note: string) =>
    `${number} 号作品，${until} 前提交${note === '' ? '' : `。${note}`}`,
  startLater: '征稿至少从明天开始，给审核留一天',
  collectLength: '征稿至少 3 天，最多 90 天',
  startedAtOnce: (most: number) => `同时最多有 ${most} 个影赛在审核或进行`,
  marks: '请给每一项打分',
  wrongMark: '这一轮不这样评',
} as const

/** Groups of a contest started by a member. */
export const startedGroupNames = { single: '单幅', set: '组照' } as const

/** Folders in the ZIP file of a contest's photographs. */
export const zipFolderNames = { originals: '原图', entries: '参赛照片' } as const
