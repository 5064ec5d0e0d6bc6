import type { FigureName } from '@guangquan/contract'
import { asBytes, asCount, asDuration, asPercent } from '../../parts/page/number-texts.ts'
import { level, ratio, sum, type SeriesOf } from './series.ts'

export interface Chart {
  title: string
  /** What exactly is counted. */
  note: string
  text: (value: number) => string
  /** The first is the card's own number. */
  series: readonly { name: string; of: SeriesOf }[]
  /** Whether values between two whole numbers mean nothing. */
  isWhole?: boolean
  /** No value is above it. */
  max?: number
  /** Whether more is worse. */
  isBad?: boolean
}

const one = (name: string, figure: FigureName) => [{ name, of: sum(figure) }]

/** The charts of the first page, in order. */
export const charts: readonly Chart[] = [
  { title: '新会员', note: '当天注册的人', text: asCount, isWhole: true, series: one('新会员', 'members') },
  {
    title: '活跃会员',
    note: '当天、最近 7 天、最近 30 天来过的会员，一人算一次',
    text: asCount,
    isWhole: true,
    series: [
      { name: '日活', of: level('activeDay') },
      { name: '周活', of: level('activeWeek') },
      { name: '月活', of: level('activeMonth') },
    ],
  },
  {
    title: '留存',
    note: '当天注册的人里，1、7、30 天后又来的比例',
    text: asPercent,
    max: 1,
    series: [
      { name: '次日', of: ratio('retained1', 'members') },
      { name: '7 天', of: ratio('retained7', 'members') },
      { name: '30 天', of: ratio('retained30', 'members') },
    ],
  },
  {
    title: '作品和照片',
    note: '当天发布的，包括后来删除的',
    text: asCount,
    isWhole: true,
    series: [
      { name: '作品', of: sum('posts') },
      { name: '照片', of: sum('photographs') },
    ],
  },
  {
    title: '评论',
    note: '当天写下的，包括后来删除的',
    text: asCount,
    isWhole: true,
    series: one('评论', 'comments'),
  },
  {
    title: '圈子',
    note: '当天创建的，包括后来没有通过的；当天加入圈子的人次，每小时更新',
    text: asCount,
    isWhole: true,
    series: [
      { name: '创建', of: sum('circles') },
      { name: '加入', of: sum('circleJoins') },
    ],
  },
  {
    title: '举报',
    note: '当天收到的和当天处理的',
    text: asCount,
    isWhole: true,
    series: [
      { name: '收到', of: sum('reports') },
      { name: '处理', of: sum('decidedReports') },
    ],
    isBad: true,
  },
  {
    title: '处理举报用时',
    note: '从举报到处理，当天处理的举报的平均',
    text: asDuration,
    series: [{ name: '平均用时', of: ratio('decisionSeconds', 'decidedReports') }],
    isBad: true,
  },
  {
    title: '金币',
    note: '当天发放的、使用的（减去退还的）和过期的',
    text: asCount,
    isWhole: true,
    series: [
      { name: '发放', of: sum('coinsIssued') },
      { name: '使用', of: sum('coinsRedeemed') },
      { name: '过期', of: sum('coinsExpired') },
    ],
  },
  {
    title: '兑换和礼品',
    note: '当天领取或兑换的订单，包括后来取消的；当天发放的礼品',
    text: asCount,
    isWhole: true,
    series: [
      { name: '订单', of: sum('orders') },
      { name: '礼品', of: sum('presents') },
    ],
  },
  {
    title: '产品注册和活动',
    note: '当天提交的注册和活动申请，包括后来没有通过的',
    text: asCount,
    isWhole: true,
    series: [
      { name: '产品注册', of: sum('registrations') },
      { name: '活动申请', of: sum('productApplications') },
    ],
  },
  {
    title: '过户和挂失',
    note: '当天完成的过户；当天上传的、带有挂失编号的照片',
    text: asCount,
    isWhole: true,
    series: [
      { name: '过户', of: sum('transfers') },
      { name: '挂失线索', of: sum('sightings') },
    ],
  },
  {
    title: '任务和勋章',
    note: '当天领取的任务奖励；当天获得的勋章，一级算一枚',
    text: asCount,
    isWhole: true,
    series: [
      { name: '任务', of: sum('tasks') },
      { name: '勋章', of: sum('medals') },
    ],
  },
  {
    title: '推送',
    note: '浏览器的推送服务收下的、试过几次仍没收下的；当天关闭推送的浏览器，包括已经失效的',
    text: asCount,
    isWhole: true,
    series: [
      { name: '送达', of: sum('pushSent') },
      { name: '失败', of: sum('pushFailed') },
      { name: '关闭', of: sum('pushRemoved') },
    ],
  },
  {
    title: '邮件摘要',
    note: '当天发给会员的邮件摘要；当天退订的会员',
    text: asCount,
    isWhole: true,
    series: [
      { name: '发出', of: sum('digestsSent') },
      { name: '失败', of: sum('digestsFailed') },
      { name: '退订', of: sum('digestsStopped') },
    ],
  },
  {
    title: '登录失败',
    note: '密码、验证码或动态码不对的次数',
    text: asCount,
    isWhole: true,
    series: [
      { name: '会员', of: sum('failedSignIns') },
      { name: '工作人员', of: sum('failedStaffSignIns') },
    ],
    isBad: true,
  },
  {
    title: '存储',
    note: '当天结束时的原图和数据库',
    text: asBytes,
    series: [
      { name: '原图', of: level('fileBytes') },
      { name: '数据库', of: level('databaseBytes') },
    ],
  },
]
