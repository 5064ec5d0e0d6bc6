import { everybody, members, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions = {
  'Coin/GetBalance': members,
  'Coin/GetLines': members,
  'Coin/GetTotals': everybody,
} satisfies Record<string, Permission>
