import type { ProductActivityDetail } from '@guangquan/contract'
import { serverNow } from '../../../platform/boot.ts'
import { kindText, periodText, quotaText } from '../activity-words.ts'
import { ActivityPicture } from './activity-picture.tsx'

/** Summary of an activity. */
export function ActivityHero({ activity }: { activity: ProductActivityDetail }) {
  const { title, kind, pictureUrl, models, applyFrom, applyTo } = activity
  const quota = quotaText(activity)
  return (
    <div className="product-hero">
      <ActivityPicture
        url={pictureUrl}
        kind={kind}
        name=""
        sizes="(min-width: 768px) min(50vw, 700px), 100vw"
        eager
      />
      <div className="product-hero-words">
        <p className="activity-kind">{kindText(activity)}</p>
        <p className="activity-title" aria-hidden>
          {title}
        </p>
        <p>{models.map(({ name }) => name).join('、')}</p>
        <p className="text-ink-2">
          {periodText(applyFrom, applyTo, serverNow())}
          {quota === null ? null : ` · ${quota}`}
        </p>
      </div>
    </div>
  )
}

/** For whom an activity is, when, and its rules. */
export function ActivityRules({ activity }: { activity: ProductActivityDetail }) {
  const { models, buyFrom, buyTo, applyFrom, applyTo, gifts, rules } = activity
  const now = serverNow()
  const needs = [...(activity.needInvoice ? ['购买发票'] : []), ...(activity.needAddress ? ['收货地址'] : [])]
  const facts = [
    { name: '适用型号', value: models.map(({ name }) => name).join('、') },
    { name: '购买日期', value: periodText(buyFrom, buyTo, now) },
    { name: '申请时间', value: periodText(applyFrom, applyTo, now) },
    { name: '名额', value: quotaText(activity) ?? '不限' },
    ...(activity.extensionMonths === 0
      ? []
      : [{ name: '延长保修', value: `${activity.extensionMonths} 个月，审核通过后生效` }]),
    ...(gifts.length === 0
      ? []
      : [
          {
            name: gifts.length > 1 ? '礼品，选一样' : '礼品',
            value: gifts.map(({ name }) => name).join('、'),
          },
        ]),
    ...(needs.length === 0 ? [] : [{ name: '需要', value: needs.join('、') }]),
  ]
  return (
    <section className="own-panel" aria-labelledby="activity-rules">
      <h2 id="activity-rules" className="text-h3 font-semibold">
        活动说明
      </h2>
      <p className="activity-rules" data-selectable>
        {rules}
      </p>
      <dl className="product-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
