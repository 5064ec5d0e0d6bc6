import {
  address,
  makeAddress,
  members,
  ownAddress,
  ownedBy,
  type Permission,
} from '../../../testing/permission-cases.ts'

export const permissions = {
  'UserAddress/GetList': members,
  'UserAddress/Get': ownAddress,
  'UserAddress/Create': { ...members, write: { make: () => address } },
  'UserAddress/Update': ownedBy('members', {
    make: async (node, owner) => ({ ...address, ...(await makeAddress(node, owner)) }),
    other: 'ContentNotFound',
  }),
  'UserAddress/SetDefault': {
    ...ownAddress,
    write: {
      make: async (node, owner) => {
        // The first one is already the default.
        await makeAddress(node, owner)
        return makeAddress(node, owner)
      },
    },
  },
  'UserAddress/GetDefault': members,
  'UserAddress/Delete': ownAddress,
} satisfies Record<string, Permission>
