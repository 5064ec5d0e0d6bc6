import { ownPaths } from '../../../platform/own-paths.ts'
import { Navigate } from '../../../platform/routing/link.tsx'

/** 修改地址; redirects to the list of addresses. */
export default function AddressPage() {
  return <Navigate to={ownPaths.addresses()} replace />
}
