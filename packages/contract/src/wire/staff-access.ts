/** Roles of staff, in the order of the product's numbers from 1. A superAdmin may call everything that staff may. */
export const staffRoles = [
  'superAdmin',
  'moderator',
  'activityOperator',
  'contestOperator',
  'judge',
  'goodsManager',
  'productReviewer',
  'storeClerk',
  'support',
  'analyst',
] as const
export type StaffRole = (typeof staffRoles)[number]

/** Access to a call of the console, for staff with one of these roles. */
export interface StaffAccess {
  roles: readonly [StaffRole, ...StaffRole[]]
  /** Requires a confirmation within `confirmationMs`: roles, exports of personal data, settings. */
  confirmed: boolean
}

/** How long a sign-in or a confirmed code opens calls with `confirmed`. */
export const confirmationMs = 5 * 60_000

/** Declares which staff may call; without a role it does not compile. */
export function staff(...roles: [StaffRole, ...StaffRole[]]): StaffAccess {
  return { roles, confirmed: false }
}

/** As `staff`, after a recent confirmation. */
export function confirmedStaff(...roles: [StaffRole, ...StaffRole[]]): StaffAccess {
  return { roles, confirmed: true }
}

/** Access for everybody who is signed in to the console. */
export const anyStaff = staff(...staffRoles)

export function hasStaffAccess(access: StaffAccess, roles: readonly StaffRole[]): boolean {
  return roles.some((role) => role === 'superAdmin' || access.roles.includes(role))
}
