import { makeAlbum, members, ownedBy, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions: Record<string, Permission> = {
  'Picture/GetAlbumList': { who: 'everybody', forMembers: {} },
  'Picture/SaveAlbum': ownedBy('members', {
    make: async (node, { browser }) => ({ ...(await makeAlbum(node, { browser })), name: '改名' }),
    other: 'ContentNotFound',
  }),
  'Picture/DeleteAlbum': ownedBy('members', { make: makeAlbum, other: 'ContentNotFound' }),
  'Picture/PutInAlbum': members,
}
