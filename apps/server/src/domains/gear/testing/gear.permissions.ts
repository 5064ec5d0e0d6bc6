import { everybody, members, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions = {
  'Picture/SuggestGear': members,
  'Picture/GetGearOptions': everybody,
  'Gear/Get': everybody,
  'Gear/GetStops': everybody,
  'Gear/Compare': everybody,
} satisfies Record<string, Permission>
