import './chosen-address.css'
import type { UserAddressItem } from '@guangquan/contract'
import { LinkButton, Skeleton } from '@guangquan/ui'
import { MapPinIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../platform/api.ts'
import { ownPaths } from '../platform/own-paths.ts'
import { useSelectedAddress } from './selected-address.ts'

/** The address that the member chose for this, else their default one; null for none. */
export function useChosenAddress(isNeeded: boolean) {
  const [selected] = useSelectedAddress()
  const list = useQuery({ ...queries.one(api.UserAddress.GetList, {}), enabled: isNeeded })
  const address =
    list.data?.find(({ id }) => id === selected) ??
    list.data?.find(({ isDefault }) => isDefault) ??
    list.data?.[0] ??
    null
  return { address, isPending: isNeeded && list.isPending }
}

/** Where something will be sent, with the way to another address. */
export function ChosenAddress({
  address,
  isPending,
}: {
  address: UserAddressItem | null
  isPending: boolean
}) {
  return (
    <section className="own-panel chosen-address" aria-label="收货地址">
      <MapPinIcon size={24} />
      {isPending ? (
        <Skeleton width="60%" height="40px" />
      ) : address === null ? (
        <p>还没有收货地址</p>
      ) : (
        <div>
          <p>
            <b>{address.receiver}</b> <span className="ui-print">{address.phone}</span>
          </p>
          <p className="text-ink-2">
            {[...new Set([address.province, address.city, address.county])].join('')}
            {address.detail}
          </p>
        </div>
      )}
      <LinkButton
        kind={address === null && !isPending ? 'lit' : 'line'}
        size="small"
        href={ownPaths.addresses('select')}
      >
        {address === null && !isPending ? '选择地址' : '更换'}
      </LinkButton>
    </section>
  )
}
