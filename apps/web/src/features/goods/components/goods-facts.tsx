import type { GoodsDetail } from '@guangquan/contract'
import { ShopList } from './shop-list.tsx'

/** Description of goods, and how and where to use them. */
export function GoodsFacts({ goods }: { goods: GoodsDetail }) {
  const { detail, useNote, codeDays, shops, validFrom, validTo } = goods
  const notes = [
    ...(useNote === '' ? [] : [useNote]),
    ...(codeDays === null ? [] : [`券码从领取起 ${codeDays} 天内有效，过期作废。`]),
    ...(validTo === null && validFrom === null
      ? []
      : [
          `兑换时间：${[validFrom, validTo].map((at) => at?.slice(0, 16) ?? '').join(' 至 ')}`.replace(
            / 至 $/,
            ' 起',
          ),
        ]),
  ]
  if (detail === '' && notes.length === 0 && shops.length === 0) return null
  return (
    <div className="goods-text" data-selectable>
      {detail === '' ? null : (
        <section>
          <h2>详情</h2>
          <p>{detail}</p>
        </section>
      )}
      {notes.length === 0 ? null : (
        <section>
          <h2>使用说明</h2>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </section>
      )}
      {shops.length === 0 ? null : (
        <section>
          <h2>适用门店</h2>
          <ShopList shops={shops} />
        </section>
      )}
    </div>
  )
}
