import { countText } from '@guangquan/contract/text/count-text'
import type { ParcelAddress, PresentDetail } from '@guangquan/contract'
import { presentStates } from '@guangquan/contract/present/present.words'
import { Button, confirm, LinkButton, showToast } from '@guangquan/ui'
import { CopyIcon } from '@guangquan/ui/icons'
import { api, client } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { copy } from '../../../shared/posts/copy.ts'
import { leftText } from '../present-words.ts'
import { usePresentAct } from '../use-present-act.ts'

const { toClaim, toChoose, needsAddress, toShip, shipped, completed, expired, givenUp, exchanged } =
  presentStates

/** The current action on a present, or its outcome. */
export function PresentAct({ present }: { present: PresentDetail }) {
  return (
    <section className="own-panel present-act" aria-label="领取">
      <Act present={present} />
    </section>
  )
}

function Act({ present }: { present: PresentDetail }) {
  const { id, state, address } = present
  switch (state) {
    case toClaim:
      return <Claim present={present} />
    case toChoose:
      return (
        <>
          <Deadline present={present} text="请选一种，选定后不能更改。" />
          <div className="present-buttons">
            <LinkButton kind="lit" size="large" href={ownPaths.exchangePresent(id)}>
              去选择
            </LinkButton>
            <GiveUp present={present} />
          </div>
        </>
      )
    case needsAddress:
      return (
        <>
          <Deadline present={present} text="请告诉我们寄到哪里。" />
          <div className="present-buttons">
            <LinkButton kind="lit" size="large" href={ownPaths.presentAddress(id)}>
              填写收货地址
            </LinkButton>
            <GiveUp present={present} />
          </div>
        </>
      )
    case toShip:
      return (
        <>
          <p>我们会尽快寄出，寄出时会通知你。</p>
          {address === null ? null : <Place address={address} />}
          <div className="present-buttons">
            <LinkButton kind="line" href={ownPaths.presentAddress(id)}>
              更换地址
            </LinkButton>
          </div>
        </>
      )
    case shipped:
      return <Parcel present={present} />
    case completed:
      return address === null ? (
        <p>已经到账，祝你拍得开心。</p>
      ) : (
        <>
          <p>已经送达，祝你拍得开心。</p>
          <Tracking present={present} />
        </>
      )
    case exchanged:
      return (
        <>
          <p>
            已换成{' '}
            <b className="ui-print">
              {present.exchangeCoins === null ? null : countText(present.exchangeCoins)}
            </b>{' '}
            金币。
          </p>
          <div className="present-buttons">
            <LinkButton kind="line" href={ownPaths.coins()}>
              看我的金币
            </LinkButton>
          </div>
        </>
      )
    case expired:
      return <p>过了领取期限，下次记得早点来。</p>
    case givenUp:
      return <p>你放弃了这份礼品。</p>
  }
}

function Deadline({ present, text }: { present: PresentDetail; text: string }) {
  return (
    <p>
      {text} <b>{leftText(present.claimDeadline, serverNow())}</b>
    </p>
  )
}

function Claim({ present }: { present: PresentDetail }) {
  const { id } = present
  const { busy, act } = usePresentAct()
  const navigate = useNavigate()

  async function claim() {
    const now = await act({ claim: id }, (requestId) => client.call(api.Present.Claim, { id, requestId }))
    if (now === undefined) return
    showToast('领取成功')
    if (now.state === toChoose) navigate(ownPaths.exchangePresent(id))
    else if (now.state === needsAddress) navigate(ownPaths.presentAddress(id))
  }

  return (
    <>
      <Deadline present={present} text="送给你的，记得在期限前领取。" />
      <div className="present-buttons">
        <Button kind="lit" size="large" busy={busy} busyLabel="正在领取" onClick={() => void claim()}>
          立即领取
        </Button>
        <GiveUp present={present} />
      </div>
    </>
  )
}

function GiveUp({ present: { id, title } }: { present: PresentDetail }) {
  const { busy, act } = usePresentAct()
  async function giveUp() {
    const agreed = await confirm({
      title: '放弃这份礼品？',
      text: `「${title}」放弃后不能再领取。`,
      confirmLabel: '放弃',
      danger: true,
    })
    if (!agreed) return
    const now = await act({ giveUp: id }, (requestId) => client.call(api.Present.GiveUp, { id, requestId }))
    if (now !== undefined) showToast('已放弃')
  }
  return (
    <Button kind="text" busy={busy} onClick={() => void giveUp()}>
      放弃
    </Button>
  )
}

function Parcel({ present }: { present: PresentDetail }) {
  const { completionTime, address } = present
  return (
    <>
      <Tracking present={present} />
      {address === null ? null : <Place address={address} />}
      {completionTime === null ? null : (
        <p className="text-small text-ink-3">{completionTime.slice(0, 10)} 起算作已收到</p>
      )}
    </>
  )
}

function Tracking({ present: { carrier, trackingNumber } }: { present: PresentDetail }) {
  return (
    <div className="present-buttons" data-selectable>
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
    </div>
  )
}

function Place({ address: { receiver, phone, place } }: { address: ParcelAddress }) {
  return (
    <p className="present-place" data-selectable>
      <b>
        {receiver} <span className="ui-print">{phone}</span>
      </b>
      <span>{place}</span>
    </p>
  )
}
