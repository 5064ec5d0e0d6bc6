/** A hash in groups of four, as on a certificate. */
export const grouped = (hash: string): string => hash.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The first eight digits and the last four. */
export const shortHash = (hash: string): string =>
  `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`
