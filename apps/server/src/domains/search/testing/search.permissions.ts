import { everybody, members, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions: Record<string, Permission> = {
  'Search/GetList': everybody,
  'Search/Suggest': everybody,
  'UserSearchKeyword/GetSearchKeywords': everybody,
  'UserSearchKeyword/Add': members,
  // Somebody else's word is not there for the caller: nothing happens, and nothing is said.
  'UserSearchKeyword/Clear': members,
}
