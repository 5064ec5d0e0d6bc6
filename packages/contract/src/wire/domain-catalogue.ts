/** The part of a domain in the catalogues of the contract. Names are unique among all domains. */
export interface DomainCatalogue {
  /** Business errors: the unique number in `error.code`, and the Chinese message with its `{placeholders}`. */
  errors?: Readonly<Record<string, { code: number; text: string }>>
  /** Names of acts of staff, in the console and in files. */
  acts?: Readonly<Record<string, string>>
  /** Kinds of targets of acts of staff. */
  targets?: Readonly<Record<string, string>>
  /** Facts that acts of staff change, as far as the general ones (`staff/fact-names.ts`) do not name them. */
  facts?: Readonly<Record<string, string>>
  /** Sentences of notices, after the name of the person who caused them. `{title}` is their target. */
  notices?: Readonly<Record<string, string>>
  /** Classes of calls, with the number a member may make in each window unless operators stored another one. */
  rates?: Readonly<Record<string, { unset: Rates; title: string; meaning: string }>>
  /** Limits that operators may change: the default, and the name of the setting. */
  counts?: Readonly<Record<string, { unset: number; title: string; meaning: string; unit: string }>>
  /** Uses of an uploaded file, with their unique number on the wire. */
  files?: Readonly<Record<string, number>>
}

interface Rates {
  perMinute?: number
  perHour?: number
  perDay?: number
}
