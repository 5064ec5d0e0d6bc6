import type { ProductActivityDetail, ProductApplication } from '@guangquan/contract'
import { applicationStateNames, applicationStates } from '@guangquan/contract/product/product-activity.words'
import { Button, StatusPill, Stepper } from '@guangquan/ui'
import { CopyIcon } from '@guangquan/ui/icons'
import { copy } from '../../../shared/posts/copy.ts'
import { applicationHelps, applicationTone } from '../activity-words.ts'
import { changeJoinDraft, draftOf } from '../join-draft.ts'
import { ProofList } from './proof-list.tsx'

interface ApplicationViewProps {
  activity: ProductActivityDetail
  product: ProductActivityDetail['products'][number]
  application: ProductApplication
}

const { inReview, incomplete, accepted, refused, sent, cancelled } = applicationStates

/** How many steps are behind an application; null for one that goes no further. */
const stepOf: Record<number, number | null> = {
  [inReview]: 1,
  [incomplete]: 1,
  [accepted]: 2,
  [sent]: 3,
  [refused]: null,
  [cancelled]: null,
}

/** A member's application and its outcome. */
export function ApplicationView({ activity, product, application }: ApplicationViewProps) {
  const { state, reason, createTime, sentTime, mayModify, extensionMonths } = application
  const hasGift = activity.gifts.length > 0 || application.gift !== null || application.address !== null
  // A longer warranty without anything to send is done once it was accepted.
  const isDone = state === accepted && extensionMonths > 0 && !hasGift
  const step = isDone ? 3 : (stepOf[state] ?? null)
  return (
    <section className="own-panel activity-application" aria-labelledby="activity-application">
      <div className="product-section-head">
        <h2 id="activity-application" className="text-h3 font-semibold">
          我的申请
        </h2>
        <StatusPill tone={applicationTone(state)}>{applicationStateNames[state]}</StatusPill>
      </div>
      {step === null ? null : (
        <Stepper
          label="申请进度"
          steps={[
            { label: '提交申请', date: createTime?.slice(5, 10) ?? '' },
            { label: '审核' },
            {
              label: hasGift ? '礼品发放' : extensionMonths > 0 ? '保修延长' : '办理完成',
              date: sentTime?.slice(5, 10) ?? '',
            },
          ]}
          current={step}
        />
      )}
      <p className="text-ink-2">{helpOf(application)}</p>
      {reason === '' ? null : (
        <p className={state === cancelled ? 'text-ink-2' : 'product-failure'} data-selectable>
          {state === cancelled ? '原因' : '工作人员说'}：{reason}
        </p>
      )}
      <Facts product={product} application={application} />
      {mayModify ? (
        <div className="activity-acts">
          <Button
            kind={state === incomplete ? 'lit' : 'line'}
            onClick={() => changeJoinDraft(draftOf(application))}
          >
            {state === incomplete ? '补充材料' : '修改申请'}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function helpOf(application: ProductApplication): string {
  const { state, mayModify, trackingNumber, extensionMonths, isHandedOver } = application
  if (isHandedOver && extensionMonths > 0)
    return `申请已经通过，保修延长了 ${extensionMonths} 个月。产品过户时，延长的保修已随产品转给新机主。`
  if (state === accepted && extensionMonths > 0)
    return `申请已经通过，这件产品的保修延长了 ${extensionMonths} 个月。`
  if (state === sent && trackingNumber !== '') return '礼品已经寄出，注意查收。'
  const isFixed = state === inReview && !mayModify
  return `${applicationHelps[state] ?? ''}${isFixed ? '申请已经截止，现在不能再修改。' : ''}`
}

function Facts({ product, application }: Pick<ApplicationViewProps, 'product' | 'application'>) {
  const { gift, address, remark, invoicePics, carrier, trackingNumber, createTime } = application
  return (
    <>
      <dl className="product-facts" data-selectable>
        <div>
          <dt>产品</dt>
          <dd>
            {product.name} · 尾号 <span className="ui-print">{product.serialEnd}</span>
          </dd>
        </div>
        {gift === null ? null : (
          <div>
            <dt>礼品</dt>
            <dd>{gift.name}</dd>
          </div>
        )}
        {trackingNumber === '' ? null : (
          <div>
            <dt>快递</dt>
            <dd className="activity-parcel">
              <span>
                {carrier} <b className="ui-print">{trackingNumber}</b>
              </span>
              <Button
                kind="text"
                size="small"
                icon={<CopyIcon size={16} />}
                onClick={() => void copy(trackingNumber, '已复制单号')}
              >
                复制单号
              </Button>
            </dd>
          </div>
        )}
        {address === null ? null : (
          <div>
            <dt>寄到</dt>
            <dd>
              {address.receiver} <span className="ui-print">{address.phone}</span>
              <br />
              {address.place}
            </dd>
          </div>
        )}
        {remark === '' ? null : (
          <div>
            <dt>备注</dt>
            <dd>{remark}</dd>
          </div>
        )}
        <div>
          <dt>申请时间</dt>
          <dd className="product-fact-print">{createTime?.slice(0, 16)}</dd>
        </div>
      </dl>
      <ProofList
        label="购买发票"
        proofs={invoicePics.map((picture, place) => ({ ...picture, name: `购买发票 ${place + 1}` }))}
      />
    </>
  )
}
