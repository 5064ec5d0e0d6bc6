/** Tables that only this domain may use. */
export const ownedTables = [
  'lottery',
  'lottery_barred',
  'lottery_prize',
  'lottery_round',
  'lottery_ticket',
] as const
