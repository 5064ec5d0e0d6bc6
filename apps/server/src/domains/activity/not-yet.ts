/** Temporary, until the calls of the console are here. */
export const notYet = (): Promise<never> => Promise.reject(new Error('not implemented yet'))
