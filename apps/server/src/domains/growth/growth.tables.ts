/** Tables that only this domain may use. */
export const ownedTables = ['growth_rule', 'growth_member', 'exp_line', 'visit_day'] as const
