import type { CardFigures } from '../measure/measure-cards.ts'
import type { CaseFigures } from '../measure/measure-cases.ts'
import type { PageBytes } from '@guangquan/e2e/support/page-bytes.ts'
import type { PageLoad } from '../site/page-load.ts'
import type { UploadFigures } from '../upload/measure-upload.ts'

/** All results of one run. Figures that were not measured are null or missing. */
export interface Report {
  at: string
  machine: Machine
  /** Of the run, without filling databases. */
  minutes: number
  /** Measured seconds of each figure; null if the cases shared the minutes. */
  seconds: number | null
  connections: number
  cases: CaseFigures[]
  /** Why a case was not measured, by its name. */
  failed: Record<string, string>
  /** Reads and writes of visitors and members that no case makes. */
  withoutCase: string[]
  sites: SiteFigures[]
  /** By page. */
  bytes: Record<string, PageBytes>
}

/** The machine of the measurement: without it the figures mean nothing. */
export interface Machine {
  processors: number
  model: string
  memoryGiB: number
  node: string
  /** Load average of the minute before the run: near 0 on an otherwise idle machine. */
  loadBefore: number
}

/** Figures of one size that are not from load. */
export interface SiteFigures {
  posts: number
  startSeconds: number
  idleBytes: number
  busyBytes: number
  cards: CardFigures | null
  upload: UploadFigures | null
  /** By page. */
  pageLoads: Record<string, PageLoad>
}
