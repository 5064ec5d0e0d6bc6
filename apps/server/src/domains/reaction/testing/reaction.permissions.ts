import {
  everybody,
  members,
  ownFolder,
  privateList,
  toHidden,
  type Permission,
} from '../../../testing/permission-cases.ts'

export const permissions = {
  'UserLike/Like': toHidden('members', (targetId) => ({ targetType: 1, targetId, on: true })),
  'UserLike/Collect': toHidden('members', (targetId) => ({ targetType: 1, targetId, on: true })),
  'UserLike/Share': toHidden('everybody', (targetId) => ({ targetType: 1, targetId, channel: 'link' })),
  'UserLike/GetFolderList': everybody,
  'UserLike/SaveFolder': ownFolder((id) => ({ id, name: '新的名字' })),
  'UserLike/DeleteFolder': ownFolder((id) => ({ id })),
  'UserLike/GetCollectList': { ...ownFolder((folderId, userId) => ({ folderId, userId })), who: 'everybody' },
  'UserLike/GetOwnList': members,
  'UserLike/GetUserLikeList': privateList,
} satisfies Record<string, Permission>
