import { everybody, members, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions = {
  'Evidence/GetChain': everybody,
  'Evidence/GetLinks': everybody,
  'Evidence/GetCertificate': everybody,
  'Evidence/GetOfPost': members,
} satisfies Record<string, Permission>
