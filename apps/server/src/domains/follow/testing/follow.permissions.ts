import { members, privateList, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions: Record<string, Permission> = {
  'UserInfo/Block': members,
  'UserInfo/Unblock': members,
  'UserInfo/GetBlockList': members,
  'UserFollow/Follow': members,
  'UserFollow/GetList': privateList,
  'UserFollow/GetFansList': privateList,
  'UserFollow/RemoveFan': members,
}
