import type { PresentDetail } from '@guangquan/contract'
import { presentStates } from '@guangquan/contract/present/present.words'
import { Button, EmptyState, LinkButton, showToast } from '@guangquan/ui'
import { api, client } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { AddressChoice } from '../components/address-choice.tsx'
import { WithPresent } from '../components/with-present.tsx'
import { usePresentAct } from '../use-present-act.ts'

/** 收货地址: the shipping address of a present; can be changed until it is shipped. */
export default function AwardAddressPage() {
  return <WithPresent title="收货地址">{(present) => <AddressForm present={present} />}</WithPresent>
}

function AddressForm({ present }: { present: PresentDetail }) {
  const { id, state, title, presentType } = present
  const { busy, act } = usePresentAct()
  const navigate = useNavigate()
  const back = ownPaths.presentDetail(id, presentType)
  if (state !== presentStates.needsAddress && state !== presentStates.toShip) {
    return (
      <EmptyState
        title="现在不能填写收货地址"
        help={`「${title}」的状态已经变了`}
        action={<LinkButton href={back}>看这份礼品</LinkButton>}
      />
    )
  }

  async function send(addressId: string) {
    const now = await act({ id, addressId }, (requestId) =>
      client.call(api.Present.SetAddress, { id, addressId, requestId }),
    )
    if (now === undefined) return
    showToast('已保存')
    navigate(back, { replace: true })
  }

  return (
    <div className="present-form">
      <p>
        「{title}」寄到这里。<span className="text-ink-3">寄出前可以更换。</span>
      </p>
      <AddressChoice>
        {(addressId) => (
          <div className="present-buttons">
            <Button
              kind="lit"
              size="large"
              busy={busy}
              busyLabel="正在保存"
              onClick={() => void send(addressId)}
            >
              确认地址
            </Button>
          </div>
        )}
      </AddressChoice>
    </div>
  )
}
