import type { UserAddress } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { findDefaultAddress, getAddress, listAddresses } from './address.view.ts'
import { chooseDefaultAddress } from './choose-default-address.ts'
import { deleteAddress } from './delete-address.ts'
import { addAddress, changeAddress } from './save-address.ts'

export const addressMethods = {
  GetList: (ctx) => listAddresses(ctx),
  Get: getAddress,
  Create: addAddress,
  Update: changeAddress,
  SetDefault: async (ctx, input) => {
    await chooseDefaultAddress(ctx, input)
    return null
  },
  GetDefault: (ctx) => findDefaultAddress(ctx),
  Delete: async (ctx, input) => {
    await deleteAddress(ctx, input)
    return null
  },
} satisfies HandlersOf<typeof UserAddress>
