import '../address.css'
import { maxAddresses } from '@guangquan/contract/address/address.limits'
import { Button, EmptyState, Later, LinkButton, Skeleton } from '@guangquan/ui'
import { PlusIcon } from '@guangquan/ui/icons'
import { ownPaths } from '../../../platform/own-paths.ts'
import { hasPageBefore } from '../../../platform/routing/entries.ts'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { useSelectedAddress } from '../../../shared/forms/selected-address.ts'
import { AddressCard } from '../components/address-card.tsx'
import { useAddresses } from '../use-addresses.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

/** 收货地址. With `?select=1` an address is chosen for the page that opened this one, and the browser returns there. */
export default function AddressListPage() {
  const [search] = useSearchParams()
  const selecting = search.get('select') === '1'
  const title = selecting ? '选择收货地址' : '收货地址'
  usePageTitle(title)
  const addresses = useAddresses()
  const count = addresses.data?.length ?? 0
  return (
    <OwnPage
      title={title}
      aside={
        count === 0 ? null : (
          <p className="text-small text-ink-3">
            已保存{' '}
            <span className="ui-print">
              {count}/{maxAddresses}
            </span>
          </p>
        )
      }
    >
      <AddressList selecting={selecting} />
    </OwnPage>
  )
}

function AddressList({ selecting }: { selecting: boolean }) {
  const addresses = useAddresses()
  const [selected, select] = useSelectedAddress()
  const navigate = useNavigate()

  function choose(id: string) {
    select(id)
    // If no page opened this one, the choice is shown here.
    if (hasPageBefore()) navigate(-1)
  }

  if (addresses.data === undefined) {
    if (!addresses.isError) return <AddressPlaces />
    return <LoadError of={addresses} />
  }
  if (addresses.data.length === 0) {
    return <EmptyState title="还没有收货地址" help="需要寄东西给你时，会寄到这里" action={<AddAddress />} />
  }
  return (
    <>
      <ul className="address-list">
        {addresses.data.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            chosen={selecting && address.id === selected}
            onChoose={selecting ? () => choose(address.id) : undefined}
          />
        ))}
      </ul>
      <div className="address-add">
        <AddAddress full={addresses.data.length >= maxAddresses} />
      </div>
    </>
  )
}

function AddAddress({ full = false }: { full?: boolean }) {
  const icon = <PlusIcon weight="bold" size={18} />
  if (full) {
    return (
      <Button
        kind="lit"
        icon={icon}
        disabled
        disabledReason={`最多保存 ${maxAddresses} 个地址，可以先删除不用的`}
      >
        新增地址
      </Button>
    )
  }
  return (
    <LinkButton kind="lit" icon={icon} href={ownPaths.addAddress()}>
      新增地址
    </LinkButton>
  )
}

function AddressPlaces() {
  return (
    <Later>
      <div className="address-list">
        {[0, 1].map((place) => (
          <div key={place} className="address-card">
            <Skeleton width="40%" height="16px" />
            <Skeleton width="85%" height="14px" className="mt-4" />
            <Skeleton width="55%" height="14px" className="mt-3" />
          </div>
        ))}
      </div>
    </Later>
  )
}
