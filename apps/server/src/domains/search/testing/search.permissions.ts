import { everybody, members, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions: Record<string, Permission> = {
  'Search/GetList': everybody,
  'Search/Suggest': everybody,
  'UserSearchKeyword/GetSearchKeywords': everybody,
  'UserSearchKeyword/Add': members,
  // Another member's search does not exist for the caller: nothing happens, without an error.
  'UserSearchKeyword/Clear': members,
}
