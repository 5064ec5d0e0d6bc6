/** Registrations that have ended: they stay as a record of their member. */
export declare const hasEndedStates: readonly number[];
