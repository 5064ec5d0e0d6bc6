import type { StaffLotteryDetail } from '@guangquan/contract'
import {
  lotteryStateNames,
  lotteryStates,
  lotteryTypeNames,
  lotteryTypes,
  oddsText,
} from '@guangquan/contract/lottery/lottery.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useQuery } from '@tanstack/react-query'
import { Button, Descriptions, Space } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, read } from '../../platform/api.ts'
import { LotteryActDialog, type LotteryActKind } from './lottery-acts.tsx'
import { LotteryForm } from './lottery-form.tsx'
import { TicketList } from './ticket-list.tsx'

/** One lottery: its published data, the state of its draw, and every ticket. */
export function LotteryPage() {
  const { id = '' } = useParams()
  const lottery = useQuery(read(api.StaffLottery.GetDetail, { id }))
  if (lottery.isPending) return <Loading />
  if (lottery.isError) return <ReadFailed error={lottery.error} retry={lottery.refetch} />
  return <Shown lottery={lottery.data} />
}

const { draft, notOpen, open, waits, cancelled, drawn, ended } = lotteryStates

function Shown({ lottery }: { lottery: StaffLotteryDetail }) {
  const [isEditing, setEditing] = useState(false)
  const [act, setAct] = useState<LotteryActKind | null>(null)
  const { id, title, state, waitsFor, isOwnValue } = lottery
  const isRunning = state === notOpen || state === open || state === waits
  return (
    <>
      <PageHead
        title={title}
        actions={
          <Space wrap>
            <Link to="/lotteries">返回列表</Link>
            {state === draft ? null : (
              <a href={`/activity/lotterypublic/${id}`} target="_blank" rel="noopener">
                公示页
              </a>
            )}
            {state === draft ? <Button onClick={() => setAct('publish')}>公布</Button> : null}
            {waitsFor === 'value' ? <Button onClick={() => setAct('enter')}>录入公共数</Button> : null}
            {waitsFor === 'confirmation' ? (
              <Button onClick={() => setAct('withdraw')}>撤回公共数</Button>
            ) : null}
            {waitsFor === 'confirmation' && !isOwnValue ? (
              <Button type="primary" onClick={() => setAct('confirm')}>
                核对并开奖
              </Button>
            ) : null}
            {isRunning ? (
              <Button danger onClick={() => setAct('cancel')}>
                取消抽奖
              </Button>
            ) : null}
            {state === draft ? (
              <Button type="primary" onClick={() => setEditing(true)}>
                修改
              </Button>
            ) : null}
          </Space>
        }
      />
      <AddressTabs
        filters={['won']}
        items={[
          { key: 'facts', label: '抽奖', children: <Facts lottery={lottery} /> },
          { key: 'tickets', label: '抽奖记录', children: <TicketList lottery={lottery} /> },
        ]}
      />
      <FormDrawer open={isEditing} title={`修改 · ${title}`} width={760} onClose={() => setEditing(false)}>
        <LotteryForm row={lottery} onDone={() => setEditing(false)} />
      </FormDrawer>
      <LotteryActDialog kind={act} lottery={lottery} onClose={() => setAct(null)} />
    </>
  )
}

function Facts({ lottery }: { lottery: StaffLotteryDetail }) {
  return <Descriptions bordered size="small" column={{ xs: 1, md: 2 }} items={factsOf(lottery)} />
}

function factsOf(lottery: StaffLotteryDetail) {
  const { type, state, prizeRows, commits, paid, refunded, publicSource, cancelReason } = lottery
  const isInstant = type === lotteryTypes.instant
  const isDrawn = state === drawn || state === ended
  const rows: [string, ReactNode][] = [
    ['状态', nameOf(lotteryStateNames, state)],
    ['类型', nameOf(lotteryTypeNames, type)],
    ['时间', `${lottery.startTime.slice(0, 16)} 到 ${lottery.endTime.slice(0, 16)}`],
    ['开奖', lottery.drawnTime ?? lottery.drawTime?.slice(0, 16) ?? '当场'],
    ['参加', `${lottery.members} 人，${lottery.tickets} 次`],
    ['金币', paid === 0 ? '没有收' : `收 ${paid}，已退 ${refunded}`],
    ['条件', conditionsOf(lottery)],
    ['次数', `每天 ${lottery.perDay}，一共 ${lottery.perTotal}；${lottery.claimDays} 天内领奖`],
    [
      '奖品',
      prizeRows
        .map(
          ({ title, value, count, odds, given }) =>
            `${title}（${value} 元）${given}/${count}${isInstant ? `，${oddsText(odds)}` : ''}`,
        )
        .join('；'),
    ],
    ...(isInstant
      ? []
      : [
          ['公共数的来源', publicSource || '没有公共数'] satisfies [string, string],
          ['公共数', publicValueOf(lottery, isDrawn)] satisfies [string, string],
        ]),
    ['种子的指纹', commits.join(' ') || '公布时生成'],
    ['联系', lottery.contact],
    [
      '规则',
      <span key="rules" style={{ whiteSpace: 'pre-line' }}>
        {lottery.rules}
      </span>,
    ],
    ...(state === cancelled ? [['取消的原因', cancelReason] satisfies [string, string]] : []),
  ]
  return rows.map(([label, children]) => ({ key: label, label, children }))
}

function publicValueOf({ publicValue, valueBy, confirmedBy }: StaffLotteryDetail, isDrawn: boolean): string {
  if (isDrawn) return `${publicValue ?? ''}，${valueBy} 录入，${confirmedBy} 核对`
  if (valueBy === '') return '还没有录入'
  return publicValue === null ? `${valueBy} 已录入，等另一位核对` : `${publicValue}，等另一位核对`
}

function conditionsOf(lottery: StaffLotteryDetail): string {
  const { minLevel, ownersOnly, minDays, needsCheckIn, activityTitle, questionnaireTitle, coins } = lottery
  const all = [
    ...(minLevel > 1 ? [`Lv.${minLevel}`] : []),
    ...(ownersOnly ? ['注册过产品'] : []),
    ...(minDays > 0 ? [`注册满 ${minDays} 天`] : []),
    ...(needsCheckIn ? [`在《${activityTitle}》签到`] : []),
    ...(questionnaireTitle === '' ? [] : [`填过问卷《${questionnaireTitle}》`]),
    ...(coins > 0 ? [`每次 ${coins} 金币`] : []),
  ]
  return all.join('，') || '年满 18 周岁、绑定手机号'
}
