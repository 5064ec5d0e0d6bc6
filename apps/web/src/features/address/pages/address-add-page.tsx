import '../address.css'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { AddressForm } from '../components/address-form.tsx'

/** 新增地址. */
export default function AddressAddPage() {
  return (
    <OwnPage title="新增地址">
      <AddressForm />
    </OwnPage>
  )
}
