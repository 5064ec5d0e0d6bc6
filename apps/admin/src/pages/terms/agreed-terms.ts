/** Kinds of terms that every member agrees to: the registration agreement and the privacy terms. */
export const agreedTerms: readonly number[] = [4, 5]
