import { EmptyState, IrisLoader, LinkButton } from '@guangquan/ui'
import type { ReactNode } from 'react'
import { ownPaths } from '../../../platform/own-paths.ts'
import { ChosenAddress, useChosenAddress } from '../../../shared/forms/chosen-address.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'

/** The address that was chosen, or the default one; to be changed on the page of addresses, which returns here. */
export function AddressChoice({ children }: { children: (addressId: string) => ReactNode }) {
  const chosen = useChosenAddress(true)
  const { address, isPending, failed } = chosen
  if (failed !== null) return <LoadError of={failed} />
  if (isPending) return <IrisLoader className="py-10" />
  if (address === null) {
    return (
      <EmptyState
        title="还没有收货地址"
        help="添加后回到这里确认"
        action={<LinkButton href={ownPaths.addAddress()}>添加收货地址</LinkButton>}
      />
    )
  }
  return (
    <>
      <ChosenAddress {...chosen} />
      {children(address.id)}
    </>
  )
}
