import type { PassportCall, ProductInfo, UserProduct } from '@guangquan/contract'
import type { HandlersOf } from '../../http/implement.ts'
import { getProduct, listCategories, listProducts } from './catalogue/catalogue.read.ts'
import { addProduct } from './registration/add-product.ts'
import { checkAccessCode, checkSerial } from './registration/check-serial.ts'
import { getRegistration } from './registration/registration.view.ts'
import { listRegistrations } from './registration/registrations.read.ts'
import { submitProof } from './registration/submit-proof.ts'
import { unbindProduct } from './registration/unbind-product.ts'

export const productInfoMethods: HandlersOf<typeof ProductInfo> = {
  GetProductCategoryPaged: listCategories,
  GetPaged: listProducts,
  GetProduct: getProduct,
}

export const userProductMethods: Omit<HandlersOf<typeof UserProduct>, PassportCall> = {
  GetList: listRegistrations,
  Get: getRegistration,
  Delete: unbindProduct,
  CheckSerialNumber: checkSerial,
  CheckAccessCode: checkAccessCode,
  Add: { opensTransaction: addProduct },
  SubmitProof: submitProof,
}
