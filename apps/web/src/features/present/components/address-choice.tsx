import { EmptyState, IrisLoader, LinkButton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { LoadError } from '../../../shared/load-error.tsx'
import { useSelectedAddress } from '../../../shared/selected-address.ts'
import type { ReactNode } from 'react'

/** The address that was chosen, or the default one; to be changed on the page of addresses, which returns here. */
export function AddressChoice({ children }: { children: (addressId: string) => ReactNode }) {
  const addresses = useQuery(queries.one(api.UserAddress.GetList, {}))
  const [selected] = useSelectedAddress()
  if (addresses.data === undefined) {
    return addresses.isError ? <LoadError of={addresses} /> : <IrisLoader className="py-10" />
  }
  const address =
    addresses.data.find(({ id }) => id === selected) ??
    addresses.data.find(({ isDefault }) => isDefault) ??
    addresses.data[0]
  if (address === undefined) {
    return (
      <EmptyState
        title="还没有收货地址"
        help="添加后回到这里确认"
        action={<LinkButton href={ownPaths.addAddress()}>添加收货地址</LinkButton>}
      />
    )
  }
  const { receiver, phone, province, city, county, detail } = address
  const place = [...new Set([province, city, county])].join('')
  return (
    <>
      <section className="own-panel present-act" aria-label="收货地址">
        <p className="present-place" data-selectable>
          <b>
            {receiver} <span className="ui-print">{phone}</span>
          </b>
          <span>
            {place}
            {detail}
          </span>
        </p>
        <div className="present-buttons">
          <LinkButton kind="line" href={ownPaths.addresses('select')}>
            换一个地址
          </LinkButton>
        </div>
      </section>
      {children(address.id)}
    </>
  )
}
