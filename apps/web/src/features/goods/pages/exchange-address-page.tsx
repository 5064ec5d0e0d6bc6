import { countText } from '@guangquan/contract/text/count-text'
import '../goods.css'
import '../order.css'
import '../../../shared/page/own-page.css'
import type { GoodsDetail } from '@guangquan/contract'
import { goodsKinds, goodsTypes } from '@guangquan/contract/goods/goods.words'
import { coinBalance, oneOfGoods } from '@guangquan/routes/first/own'
import { Button, EmptyState, Field, IrisLoader, LinkButton, Select } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '../../../platform/api.ts'
import { goodsPaths } from '../../../platform/own-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { ChosenAddress, useChosenAddress } from '../../../shared/forms/chosen-address.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { BirthdayQuestion } from '../components/birthday-question.tsx'
import { GoodsPicture } from '../components/goods-picture.tsx'
import { Price } from '../components/price.tsx'
import { useRedeem } from '../use-redeem.ts'

/** 兑换地址: the shipping address, the total, and 确认兑换. */
export default function ExchangeAddressPage() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const goods = useQuery({ ...queries.one(...oneOfGoods(id)), staleTime: 0, enabled: id !== '' })
  return (
    <div className="page goods-confirm">
      <h1 className="text-h2 font-semibold max-md:sr-only">确认兑换</h1>
      {id === '' ? (
        <EmptyState
          title="还没有选商品"
          action={
            <LinkButton kind="lit" href={goodsPaths.exchange()}>
              去选商品
            </LinkButton>
          }
        />
      ) : goods.data !== undefined ? (
        <Confirmation key={goods.data.id} goods={goods.data} wanted={Number(search.get('count') ?? 1)} />
      ) : goods.isError ? (
        <LoadError of={goods} />
      ) : (
        <IrisLoader className="py-10" />
      )}
    </div>
  )
}

function Confirmation({ goods, wanted }: { goods: GoodsDetail; wanted: number }) {
  const isBenefit = goods.goodsType === goodsTypes.benefit
  const count = Math.max(1, Math.min(Number.isInteger(wanted) ? wanted : 1, Math.max(1, goods.maxCount)))
  const needsAddress = goods.kind === goodsKinds.shipped
  const chosen = useChosenAddress(needsAddress)
  const { address, isPending } = chosen
  const [shopId, chooseShop] = useState<string | null>(null)
  const redeem = useRedeem()
  const balance = useQuery({ ...queries.one(...coinBalance()), enabled: !isBenefit })
  const total = goods.coins * count
  const missing = goods.conditions.find(({ isMet }) => !isMet)
  const reason =
    missing?.text ??
    (needsAddress && address === null && !isPending && chosen.failed === null
      ? '请先选择收货地址'
      : undefined)
  const send = () =>
    redeem.mutate({
      id: goods.id,
      count,
      coins: goods.coins,
      ...(address === null ? {} : { addressId: address.id }),
      ...(shopId === null ? {} : { shopId }),
    })
  return (
    <>
      <BirthdayQuestion redeem={redeem} />
      {needsAddress ? <ChosenAddress {...chosen} /> : null}
      {goods.kind === goodsKinds.appointment && goods.shops.length > 0 ? (
        <section className="own-panel">
          <Field label="预约门店" hint="不选时，其中任何一家都可以去">
            <Select
              options={goods.shops.map(({ id, name }) => ({ value: id, label: name }))}
              value={shopId}
              placeholder="任意一家"
              onChange={chooseShop}
            />
          </Field>
        </section>
      ) : null}
      <section className="own-panel goods-line" aria-label="商品">
        <div className="goods-frame">
          <GoodsPicture
            url={goods.coverUrl}
            frameSrc={goods.frameSrc}
            kind={goods.kind}
            name={goods.name}
            summary={goods.summary}
            sizes="160px"
            eager
          />
        </div>
        <div>
          <h2>{goods.name}</h2>
          {goods.summary === '' ? null : <p>{goods.summary}</p>}
        </div>
        <p className="goods-times">
          {isBenefit ? null : <Price coins={goods.coins} />}
          <span>× {count}</span>
        </p>
      </section>
      <section className="own-panel goods-sum" aria-label="合计">
        <dl>
          <div>
            <dt>合计</dt>
            <dd>
              {isBenefit ? '不花金币' : <Price coins={total} size={24} isDear={goods.maxCount === 0} />}
            </dd>
          </div>
          {isBenefit || balance.data === undefined ? null : (
            <div>
              <dt>兑换后剩余</dt>
              <dd>{countText(Math.max(0, balance.data.balance - total))} 金币</dd>
            </div>
          )}
        </dl>
        <Button
          kind="lit"
          size="large"
          busy={redeem.isPending}
          busyLabel="正在兑换"
          disabled={reason !== undefined || (needsAddress && address === null)}
          disabledReason={reason}
          onClick={send}
        >
          {isBenefit ? '确认领取' : '确认兑换'}
        </Button>
        <p className="goods-fine">
          {reason ??
            (needsAddress
              ? '发货前可以取消，金币退回原来的有效期（至少 30 天）。'
              : '兑换后马上发放，不能取消。')}
        </p>
      </section>
    </>
  )
}
