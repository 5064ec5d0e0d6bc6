import {
  address,
  makeAddress,
  members,
  ownAddress,
  ownedBy,
  type Permission,
} from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions: Record<string, Permission> = {
  'UserAddress/GetList': members,
  'UserAddress/Get': ownAddress,
  'UserAddress/Create': members,
  'UserAddress/Update': ownedBy('members', {
    make: async (node, owner) => ({ ...address, ...(await makeAddress(node, owner)) }),
    other: 'ContentNotFound',
  }),
  'UserAddress/SetDefault': ownAddress,
  'UserAddress/GetDefault': members,
  'UserAddress/Delete': ownAddress,
}
