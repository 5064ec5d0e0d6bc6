import type { Leading } from '@guangquan/pg-statements'

/** Tables in which a call only finds its caller's rows: those with a policy in the database. */
export const fencedTables = [
  'user_address',
  'coin_account',
  'coin_lot',
  'coin_tx',
  'coin_entry',
  'goods_order',
  'goods_code',
  'present',
]

const fenced = new RegExp(String.raw`\b(?:${fencedTables.join('|')})\b`)

/** The member whose rows a visitor finds: nobody. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** Whether a statement needs to state whose rows it may find. */
export const isFenced = (text: string): boolean => fenced.test(text)

/** Makes the policies of the fenced tables find the rows of one member, until the statement or its transaction ends. */
export function fenceOf(memberId: string): Leading {
  return { name: 'fence', text: `select set_config('guangquan.member', $1, true)`, values: [memberId] }
}
