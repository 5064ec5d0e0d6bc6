import { service } from '../wire/method.ts'
import { personalDataMethods } from '../personal-data/personal-data.methods.ts'
import { peopleMethods } from '../member/people.methods.ts'
import { profileMethods } from '../member/profile.methods.ts'
import { securityMethods } from './security.methods.ts'
import { signInMethods } from './sign-in.methods.ts'
import { socialMethods } from '../social/social.methods.ts'

/** Accounts and people: one Service on the wire, one file per subject here. */
export const UserInfo = service('UserInfo', {
  ...signInMethods,
  ...profileMethods,
  ...peopleMethods,
  ...securityMethods,
  ...socialMethods,
  ...personalDataMethods,
})
