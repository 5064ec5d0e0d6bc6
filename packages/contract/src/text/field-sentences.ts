import type * as z from 'zod'
import { newsLimits } from '../news/news.words.ts'
import { articleLimits } from '../article/article.limits.ts'
import { maxPicturesPerPost } from '../photo/photo.limits.ts'
import { voteLimits } from '../vote/vote.limits.ts'
import { activityLimits } from '../product/product-activity.words.ts'

const hourMs = 3600_000

/** Faults of fields that only the database, the clock or another field reveals. */
export const fieldSentences = {
  day: '日期不能晚于今天',
  card: '这不是本站会员的二维码，请扫描会员「我的二维码」页上的二维码',
  cardExpired: '这个二维码已过期，请会员重新打开「我的二维码」',
  cardOwner: '这位会员现在不能使用服务，请联系客服',
  ownShop: '只能登记自己门店的保养',
  ownShopCode: '只能核销在自己门店使用的券码',
  lostOn: '遗失日期不能晚于今天',
  serialPattern: '用 # 表示数字、@ 表示字母、* 表示任意，多种写法用 | 隔开',
  buyChannelType: '请选择购买渠道',
  buyDate: '购买日期不能晚于今天',
  invoicePics: '请上传购买发票',
  giftId: '请选择一样礼品',
  buyTo: '结束日期不能早于开始日期',
  applyTo: '结束时间要晚于开始时间',
  models: '有型号不存在，请重新选择',
  addressId: '请选择收货地址',
  audience: '没有符合条件的会员',
  quota: '名额不能少于已经用掉的',
  cap: '次数和周期要一起填，或者都不填',
  caption: `图说最多 ${articleLimits.caption} 个字`,
  categories: '类型已经太多，不能再添加',
  category: '请从列表里选择分类',
  choices: '请重新选择，选项不对或选得太多',
  codeDays: '券码和服务预约要填券码的有效天数，其他种类不填',
  codePool: '只有券码和服务预约可以导入券码',
  effectiveOn: '请选择今天或以后的日期',
  extensionMonths: `请填写延长几个月，1 到 ${activityLimits.extensionMonths}`,
  expTooLow: '会员没有这么多经验',
  endTime: `截止时间要在 ${voteLimits.endsAfterMs.min / hourMs} 小时到 ${voteLimits.endsAfterMs.max / hourMs / 24} 天之间`,
  gift: '虚拟商品要从列表里选择给什么，其他种类不选',
  goodsCoins: '权益不花金币，填 0；金币兑换的商品要填价格',
  faqAnswer: '答案里写文字、列表和链接，不能有图片和表格',
  hotline: '请写电话号码，只用数字、空格和 -',
  html: '正文太长',
  files: `请选择文件，一次最多 ${maxPicturesPerPost} 个`,
  multipart: '请用表单上传文件',
  newsPicture: '正文里的图片要在这里上传，不能用别处的地址',
  newsCostly: '正文的引用或列表层次太深，或一段里的格式符号太多，请分段或简化',
  newsPictures: `正文最多 ${newsLimits.pictures} 张图片`,
  newsVideo: '请填写一个人人可以看的视频作品，其他类型不填',
  newsVideoType: '请从列表里选择视频类型，其他类型不选',
  ownersOnly: '只有教学视频可以设为机主专享',
  publishType: '暂不支持这种作品',
  placeholders: '正文里还有没补上的图片或视频，补上或移除后再发布',
  pinned: '圈点点评只能写在作品下，不能写在回复里',
  requestId: '这个编号已经用在别的操作上',
  shopId: '请从列表里选择门店',
  circleId: '请从列表里选择圈子',
  point: '经度和纬度要一起填，或者都不填',
  gear: '请从列表里选择器材',
  staffName: '请填写登录名',
  subtitles: '请选择 SRT 或 WebVTT 字幕文件',
  tagBanned: '有话题不能再用，请换一个',
  thresholds: '第一档为 0，往后一档比一档高',
  topics: '请从列表里选择主题',
  validTo: '结束要在开始之后',
  useType: '不能识别文件的用途',
} as const

/** For a purchase before its product was sold. */
export const beforeLaunchText = (day: string): string => `这个型号 ${day} 才上市，请检查购买日期`

/** The message for a rule without one of its own: what to enter, in plain Chinese. */
export function issueSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue.origin, String(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, String(issue.maximum))
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return '请填写这一项'
      return issue.expected === 'int' ? '请填写整数' : '格式不对'
    case 'invalid_value':
      return '请从可选的里面选择'
    case 'unrecognized_keys':
      return '含有无法识别的内容'
    case 'invalid_format':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'custom':
      return '格式不对'
  }
}

function tooSmall(origin: string, minimum: string): string {
  if (origin === 'string') return minimum === '1' ? '不能为空' : `至少${minimum}个字`
  return origin === 'array' ? `至少 ${minimum} 项` : `不能小于 ${minimum}`
}

function tooBig(origin: string, maximum: string): string {
  if (origin === 'string') return `最多${maximum}字`
  return origin === 'array' ? `最多 ${maximum} 项` : `不能大于 ${maximum}`
}
