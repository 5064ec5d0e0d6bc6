/** Roles of staff, in the order of the product's numbers from 1. A superAdmin may call whatever staff may. */
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

/** Access of a call of the console: staff with one of these roles. */
export interface StaffAccess {
  roles: readonly [StaffRole, ...StaffRole[]]
}

/** Declares who of the staff may call; without a role it does not compile. */
export function staff(...roles: [StaffRole, ...StaffRole[]]): StaffAccess {
  return { roles }
}

/** Whether somebody with these roles has this access. */
export function hasStaffAccess(access: StaffAccess, roles: readonly StaffRole[]): boolean {
  return roles.some((role) => role === 'superAdmin' || access.roles.includes(role))
}
