import { everybody, members, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'Evidence/GetChain': everybody,
  'Evidence/GetLinks': everybody,
  'Evidence/GetCertificate': everybody,
  'Evidence/GetOfPost': members,
} satisfies Record<string, Permission>
