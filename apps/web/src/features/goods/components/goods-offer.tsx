import type { GoodsCondition, GoodsDetail } from '@guangquan/contract'
import { goodsKinds, goodsKindNames, goodsTypes } from '@guangquan/contract/goods/goods.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, LinkButton, StatusPill, TextLink } from '@guangquan/ui'
import { CheckCircleIcon, LockIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { goodsPaths, ownPaths } from '../../../platform/own-paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { useRedeem } from '../use-redeem.ts'
import { BirthdayQuestion } from './birthday-question.tsx'
import { CountPicker } from './count-picker.tsx'
import { Price } from './price.tsx'

/** The price and requirements of goods, and the button to get them. */
export function GoodsOffer({ goods }: { goods: GoodsDetail }) {
  const { id, name, summary, kind, coins, conditions, maxCount, lastOrderId } = goods
  const isBenefit = goods.goodsType === goodsTypes.benefit
  const navigate = useNavigate()
  const [count, setCount] = useState(1)
  const redeem = useRedeem()
  const missing = conditions.find(({ isMet }) => !isMet)
  const verb = isBenefit ? '立即领取' : '立即兑换'
  // Shipped goods need an address, an appointment may need a shop, and coins are confirmed with their total.
  const isDirect = isBenefit && kind !== goodsKinds.shipped && kind !== goodsKinds.appointment
  const begin = () =>
    isDirect
      ? redeem.mutate({ id, count: 1, coins })
      : navigate(goodsPaths.confirm(id, Math.min(count, maxCount)))
  return (
    <div className="goods-offer">
      <p className="goods-kind">
        <StatusPill>{isBenefit ? '权益' : '金币兑换'}</StatusPill>
        <StatusPill>{nameOf(goodsKindNames, kind)}</StatusPill>
      </p>
      <h1>{name}</h1>
      {summary === '' ? null : <p className="goods-summary">{summary}</p>}
      {isBenefit ? null : <Price coins={coins} size={28} />}
      {conditions.length === 0 ? null : <Conditions conditions={conditions} />}
      {isBenefit || maxCount < 2 ? null : (
        <CountPicker count={Math.min(count, maxCount)} max={maxCount} onChange={setCount} />
      )}
      <BirthdayQuestion redeem={redeem} />
      <div className="goods-do">
        <Button
          kind="lit"
          size="large"
          block
          busy={redeem.isPending}
          busyLabel={isBenefit ? '正在领取' : '正在兑换'}
          disabled={maxCount === 0}
          disabledReason={missing === undefined ? undefined : reasonOf(missing)}
          onClick={begin}
        >
          {verb}
        </Button>
        {missing === undefined ? null : <p className="goods-missing">{reasonOf(missing)}</p>}
        {lastOrderId === null ? null : (
          <TextLink href={goodsPaths.order(lastOrderId)}>
            {isBenefit ? '查看最近一次领取' : '查看最近一次兑换'}
          </TextLink>
        )}
        {missing?.key === 'coins' ? (
          <LinkButton kind="text" href={ownPaths.levelTasks()}>
            去做任务得金币
          </LinkButton>
        ) : null}
      </div>
    </div>
  )
}

function Conditions({ conditions }: { conditions: readonly GoodsCondition[] }) {
  return (
    <ul className="goods-lights" aria-label="条件">
      {conditions.map(({ key, isMet, text }) => (
        <li key={key} data-met={isMet || undefined}>
          {isMet ? <CheckCircleIcon size={20} /> : <LockIcon size={20} />}
          <span>{text}</span>
          <span className="sr-only">{isMet ? '已满足' : '未满足'}</span>
        </li>
      ))}
    </ul>
  )
}

function reasonOf({ key, text }: GoodsCondition): string {
  switch (key) {
    case 'level':
      return `${text}后可以领取`
    case 'owner':
      return '注册产品后可以领取'
    case 'age':
      return `${text}后可以兑换`
    case 'period':
      return `时间是${text}`
    case 'stock':
      return text
    case 'limit':
      return '已经到了每人的上限'
    case 'coins':
      return text
  }
}
