import { paths } from '../../../app/paths.ts'
import { Navigate } from '../../../app/routing/link.tsx'

/** 修改地址 is the list of addresses. */
export default function AddressPage() {
  return <Navigate to={paths.addresses()} replace />
}
