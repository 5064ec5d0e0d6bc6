import '../address.css'
import { ApiError } from '@guangquan/client'
import { IrisLoader, Later, LinkButton, MissingPage } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { AddressForm } from '../components/address-form.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'

/** 编辑地址, by `?id=`. */
export default function AddressEditPage() {
  const [search] = useSearchParams()
  return (
    <OwnPage title="编辑地址">
      <StoredAddress id={search.get('id') ?? ''} />
    </OwnPage>
  )
}

function StoredAddress({ id }: { id: string }) {
  const address = useQuery({
    ...queries.one(api.UserAddress.Get, { id }),
    enabled: id !== '',
  })
  if (address.data !== undefined) return <AddressForm key={id} stored={address.data} />
  if (id === '' || (address.error instanceof ApiError && isMissing(address.error))) {
    return (
      <MissingPage
        level={2}
        title="没有这个地址"
        help="它可能已经被删除。"
        actions={
          <LinkButton kind="ink" href={ownPaths.addresses()}>
            全部地址
          </LinkButton>
        }
      />
    )
  }
  if (address.isError) return <LoadError of={address} />
  return (
    <Later>
      <IrisLoader className="py-10" />
    </Later>
  )
}

function isMissing({ kind }: ApiError): boolean {
  return kind === 'ContentNotFound' || kind === 'BadInput'
}
