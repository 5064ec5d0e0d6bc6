import type { OwnInfo } from '@guangquan/contract'

/** The member's data needed for a proof. */
export type Prover = Pick<OwnInfo, 'hasPassword' | 'phoneMasked' | 'emailMasked' | 'nickName'>
