import { service } from '../method.ts'
import { personalDataMethods } from './user-info/personal-data.ts'
import { peopleMethods } from './user-info/people.ts'
import { profileMethods } from './user-info/profile.ts'
import { securityMethods } from './user-info/security.ts'
import { signInMethods } from './user-info/sign-in.ts'
import { socialMethods } from './user-info/social.ts'

/** Accounts and people. One Service on the wire, one file per subject here. */
export const UserInfo = service('UserInfo', {
  ...signInMethods,
  ...profileMethods,
  ...peopleMethods,
  ...securityMethods,
  ...socialMethods,
  ...personalDataMethods,
})
