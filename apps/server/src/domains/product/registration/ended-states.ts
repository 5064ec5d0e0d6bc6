import { productStates } from '@guangquan/contract'

/** Registrations that have ended: they stay as a record of their member. */
export const hasEndedStates: readonly number[] = [productStates.unbound, productStates.transferred]
