import type { DictionaryCode, MethodOutput, SysBaseInfo } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { readFeatures } from './features.ts'
import { maintenance } from './maintenance/maintenance.setting.ts'
import { siteSettings } from './site-settings.ts'

/**
 * Choices of each dictionary in their order; the value on the wire and in rows is the position, from 1. Only append: a
 * number once used never changes its meaning.
 */
const choices: Record<Exclude<DictionaryCode, 'FeatureSetting'>, readonly string[]> = {
  Software: [
    'Lightroom Classic',
    'Lightroom',
    'Photoshop',
    'Capture One',
    'DxO PhotoLab',
    '品牌原厂 RAW 软件',
    'Luminar',
    'Affinity Photo',
    'darktable',
    'RawTherapee',
    '醒图',
    '美图秀秀',
    'Snapseed',
    'VSCO',
    '无后期',
    '其他',
  ],
  LensType: [
    '超广角',
    '广角',
    '标准',
    '中长焦',
    '长焦',
    '超长焦',
    '标准变焦',
    '广角变焦',
    '远摄变焦',
    '微距',
    '鱼眼',
    '移轴',
    '增距镜',
    '转接镜头',
    '手动镜头',
  ],
  SetsApplyCates: ['风光', '人文纪实', '人像', '生态', '建筑', '静物', '体育', '旅行', '黑白', '实验'],
  BuyChannelType: [
    '品牌直营店',
    '官方网店',
    '京东自营',
    '天猫旗舰店',
    '授权经销商',
    '其他电商',
    '海外购买',
    '赠送/二手',
  ],
  NewsVideoType: ['新品', '教程', '访谈', '活动', '广告片'],
  ReportReasonsType: [
    '违法违规',
    '色情低俗',
    '抄袭/盗图',
    '广告引流',
    '人身攻击',
    '侵犯隐私/肖像',
    '虚假信息',
    '未标注AI生成',
    '危害未成年人',
    '与主题无关',
    '其他',
  ],
  ReplyReportReasonsType: ['辱骂攻击', '广告', '色情低俗', '引战', '泄露隐私', '刷屏', '其他'],
  PhotographyGroupReportReasonsType: [
    '名称/封面违规',
    '内容违规',
    '收费引流',
    '冒充官方',
    '圈主滥权',
    '长期无人管理',
    '其他',
  ],
  UserReportReasonsType: [
    '昵称/头像/简介违规',
    '冒充官方或他人',
    '违法违规',
    '色情低俗',
    '抄袭/盗图',
    '广告引流',
    '人身攻击',
    '侵犯隐私/肖像',
    '危害未成年人',
    '其他',
  ],
}

type Entries = MethodOutput<typeof SysBaseInfo.GetBaseDictionariesByCode>

/** Whether a number is a choice of a dictionary. */
export function isChoice(code: Exclude<DictionaryCode, 'FeatureSetting'>, value: number): boolean {
  return value >= 1 && value <= choices[code].length
}

/** What a value of a dictionary stands for; empty for one it does not have. */
export function choiceName(code: Exclude<DictionaryCode, 'FeatureSetting'>, value: number): string {
  return choices[code][value - 1] ?? ''
}

/** Whether it is the last choice: 其他 in the dictionaries of reasons. */
export function isLastChoice(code: Exclude<DictionaryCode, 'FeatureSetting'>, value: number): boolean {
  return value === choices[code].length
}

/** The choices of a dictionary; for `FeatureSetting` the switches, with 1 for on. */
export async function listDictionary(ctx: Ctx, code: DictionaryCode): Promise<Entries> {
  if (code === 'FeatureSetting') return listFeatures(ctx)
  return choices[code].map((name, index) => ({ value: index + 1, name, order: index + 1 }))
}

async function listFeatures(ctx: Ctx): Promise<Entries> {
  const features = await readFeatures(ctx)
  const { agreementsInFooter, socialLogin } = await siteSettings(ctx)
  const switches: [name: string, on: boolean | undefined][] = [
    ['注册协议弹窗', agreementsInFooter],
    ['私信', features.message],
    ['抽奖', features.lottery],
    ['比赛投稿', features.matchEntry],
    ['视频上传', features.video],
    ['圈子创建', features.createCircle],
    ['微信登录', socialLogin.wx],
    ['QQ登录', socialLogin.qq],
    ['微博登录', socialLogin.weibo],
    ['维护模式', (await maintenance.read(ctx)).on],
  ]
  return switches.map(([name, on], index) => ({ value: on === true ? 1 : 0, name, order: index + 1 }))
}
