/** Accounts of the site, by the ids they have in every database. */
export const siteAccounts = {
  issue: '00000000-0000-7000-8000-000000000002',
  redeem: '00000000-0000-7000-8000-000000000003',
  expire: '00000000-0000-7000-8000-000000000004',
  reversal: '00000000-0000-7000-8000-000000000006',
} as const

/** Kinds of movements, and the account of the site on the other side of each. */
export const movementKinds = {
  earn: { code: 1, account: siteAccounts.issue },
  spend: { code: 2, account: siteAccounts.redeem },
  refund: { code: 3, account: siteAccounts.redeem },
  expire: { code: 4, account: siteAccounts.expire },
  takeBack: { code: 5, account: siteAccounts.reversal },
  correct: { code: 6, account: siteAccounts.reversal },
} as const
export type MovementKind = keyof typeof movementKinds
