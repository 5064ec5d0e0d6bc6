export const ownedTables = [
  'lottery',
  'lottery_barred',
  'lottery_model',
  'lottery_prize',
  'lottery_refusal',
  'lottery_round',
  'lottery_ticket',
] as const
