/** An upload can be used for this long after it was made. */
export const usableForMs = 24 * 3600_000
/**
 * An unused upload is removed after this time: slightly later than it can be used, so that no post claims it at that
 * moment.
 */
export const unusedAfterMs = usableForMs + 10 * 60_000
/** Maximum time for receiving or sending a file. */
export const slowestTransferMs = 600_000
