import './chosen-address.css'
import type { UserAddressItem } from '@guangquan/contract'
import { ownAddresses } from '@guangquan/routes/first/own'
import { LinkButton, Skeleton } from '@guangquan/ui'
import { MapPinIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../platform/api.ts'
import { ownPaths } from '../../platform/own-paths.ts'
import { LoadError } from '../lists/load-error.tsx'
import { useSelectedAddress } from './selected-address.ts'

interface Chosen {
  /** The full address, to be checked before something is sent; null without one, or until it is known. */
  address: UserAddressItem | null
  isPending: boolean
  /** The failed read, to be retried. */
  failed: Parameters<typeof LoadError>[0]['of'] | null
}

/** The address that the member chose for this purpose, or their default one. */
export function useChosenAddress(isNeeded: boolean): Chosen {
  const [selected] = useSelectedAddress()
  const list = useQuery({ ...queries.one(...ownAddresses()), enabled: isNeeded })
  // The list is masked.
  const { id } = list.data?.find((one) => one.id === selected) ??
    list.data?.find(({ isDefault }) => isDefault) ??
    list.data?.[0] ?? { id: '' }
  const full = useQuery({ ...queries.one(api.UserAddress.Get, { id }), enabled: isNeeded && id !== '' })
  const failed = [list, full].find(({ isError, data }) => isError && data === undefined) ?? null
  return {
    address: full.data ?? null,
    isPending: isNeeded && failed === null && (list.isPending || (id !== '' && full.isPending)),
    failed,
  }
}

/** The address of a parcel, with a link to choose another. */
export function ChosenAddress({ address, isPending, failed }: Chosen) {
  if (failed !== null) return <LoadError of={failed} />
  const isMissing = address === null && !isPending
  return (
    <section className="own-panel chosen-address" aria-label="收货地址">
      <MapPinIcon size={24} />
      {address !== null ? (
        <div data-selectable>
          <p>
            <b>{address.receiver}</b> <span className="ui-print">{address.phone}</span>
          </p>
          <p className="text-ink-2">{placeOf(address)}</p>
        </div>
      ) : isPending ? (
        <Skeleton width="60%" height="40px" />
      ) : (
        <p>还没有收货地址</p>
      )}
      <LinkButton kind={isMissing ? 'lit' : 'line'} size="small" href={ownPaths.addresses('select')}>
        {isMissing ? '选择地址' : '更换'}
      </LinkButton>
    </section>
  )
}

/** The area and the detail behind it; a missing level repeats the one above. */
export const placeOf = ({ province, city, county, detail }: UserAddressItem): string =>
  [...new Set([province, city, county])].join('') + detail
