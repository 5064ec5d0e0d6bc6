import { everybody, members, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions: Record<string, Permission> = {
  'NewPublish/GetUserTagList': members,
  'NewPublish/GetTagList': everybody,
  'Tag/Get': everybody,
  'Tag/GetPosts': everybody,
  'Tag/Follow': members,
  'Tag/GetFollowed': members,
}
