/** What a domain adds to the catalogues of the contract. Names are unique among all domains. */
export interface DomainCatalogue {
  /** Business errors: the number in `error.code`, unique, and the Chinese message with its `{placeholders}`. */
  errors?: Readonly<Record<string, { code: number; text: string }>>
  /** What acts of staff are called, in the console and in files. */
  acts?: Readonly<Record<string, string>>
  /** What acts of staff are about. */
  targets?: Readonly<Record<string, string>>
  /** What acts of staff change, where the general words (`staff/fact-names.ts`) have no name for it. */
  facts?: Readonly<Record<string, string>>
  /** What a notice says, behind the name of who caused it. `{title}` names what it is about. */
  notices?: Readonly<Record<string, string>>
  /** Classes of calls, and how many of them a member may make in each window while operators have stored no others. */
  rates?: Readonly<Record<string, { unset: Rates; title: string; meaning: string }>>
  /** Numbers of things that operators may change: the value while they have not, and what its setting is called. */
  counts?: Readonly<Record<string, { unset: number; title: string; meaning: string; unit: string }>>
  /** Uses of an uploaded file, by their unique number on the wire. */
  files?: Readonly<Record<string, number>>
}

interface Rates {
  perMinute?: number
  perHour?: number
  perDay?: number
}
