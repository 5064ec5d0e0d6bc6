import type { Services } from '@guangquan/contract'
import type { FastifyInstance } from 'fastify'
import type { App } from './context.ts'
import type { SealedTable } from './db/reseal.ts'
import type { DemoPart } from './demo/demo-part.ts'
import type { medalMeasures } from './domains/achievement/index.ts'
import type { VirtualGood } from './domains/goods/index.ts'
import type { earningSources } from './domains/growth/index.ts'
import type { fileHolders, uploaderLevel } from './domains/media/index.ts'
import type { uploadPasses } from './domains/upload/index.ts'
import type { medalNames } from './domains/worn/index.ts'
import type { Relations } from './domains/member/index.ts'
import type { NoticeKinds, reachAway, unreadMessages } from './domains/notice/index.ts'
import type { PersonalDataPart } from './domains/personal-data/index.ts'
import type { mappedPages } from './domains/site-map/index.ts'
import type { PostCircles, PostHooks, PostKind, PostMarks } from './domains/post-extension/index.ts'
import type { newestMessage } from './domains/report/index.ts'
import type { StaffSearchPart } from './domains/staff/index.ts'
import type { ReviewCases, TargetHooks, TargetPart } from './domains/target/index.ts'
import type { Subscription } from './events/subscription.ts'
import type { ListExport } from './export/list-export.ts'
import type { ExtensionPoint } from './extension-point.ts'
import type { Figure } from './figures/figure.ts'
import type { HandlersOf } from './http/calls/implement.ts'
import type { PageVersions } from './http/pages/page-versions.ts'
import type { Job, Schedule } from './jobs/job.ts'
import type { CountedTable } from './jobs/prove-counters.ts'
import type { StoredFolder } from './jobs/stored-folder.ts'

/** Handlers by Service and method; several domains may handle parts of one Service. */
export type Handlers = { readonly [S in keyof Services]?: Partial<HandlersOf<Services[S]>> }

/** One or more from each domain that has them. */
type Given<P> = P extends ExtensionPoint<infer T> ? T : never
type GivenItem<P> = Given<P> extends readonly (infer T)[] ? T : never

/**
 * Everything the program must know about a domain; every key but the name is optional. What a lower domain needs from a
 * higher one it reads from an `ExtensionPoint`, which `manifests.ts` sets from here.
 */
export interface Manifest {
  name: string

  handlers?: Handlers
  /** Routes other than calls. */
  mounts?: readonly ((server: FastifyInstance, app: App) => void | Promise<void>)[]
  /** Lists of the console that are exported as CSV. */
  exports?: readonly ListExport[]
  /** Versions of pages' subjects; one domain provides them. */
  pageVersions?: PageVersions
  /** What staff find of this domain with the global search of the console. */
  staffSearch?: readonly StaffSearchPart[]
  jobs?: readonly Job[]
  /** Scheduled jobs (UTC). */
  schedules?: readonly Schedule[]
  /** Jobs that run once at every start, without waiting for the schedule. */
  startJobs?: readonly Job[]
  /** Subscribers of this domain to events of others. */
  subscriptions?: readonly Subscription[]
  /** Inserts rows that the product needs before its first visitor; safe to run at every start. */
  seed?: (app: App) => Promise<void>
  /** Figures that are counted by day, for the first page of the console. */
  figures?: readonly Figure[]
  /** Counters, with the rows that prove them each night; several domains may prove counters of one table. */
  counters?: readonly CountedTable[]
  /** Folders of the storage for whose objects it has rows; compared with them each night. */
  storedFolders?: readonly StoredFolder[]
  /** Tables with encrypted fields, for key rotation. */
  sealed?: readonly SealedTable[]
  /** Its steps of the demonstration data, imported only when that is loaded. */
  demo?: () => Promise<DemoPart>
  /** How it exports and erases a member's data. */
  personalData?: PersonalDataPart

  /** Files that a member's content still uses, so that erasure keeps them. */
  referencedFiles?: GivenItem<typeof fileHolders>
  /** Decides what a member may upload; one domain provides it. */
  uploaderLevel?: Given<typeof uploaderLevel>
  /** Lists its pages for the site map. */
  mappedPages?: GivenItem<typeof mappedPages>
  /** Looks up tokens of the file host; one domain provides it. */
  uploadPass?: Given<typeof uploadPasses>
  /** Relations between members; one domain provides them. */
  relations?: Relations
  /** Sources of experience in its rows. */
  earnings?: Given<typeof earningSources>
  /** Measures for the goals of medals and frames. */
  medalMeasures?: Given<typeof medalMeasures>
  /** Names of medals; one domain provides them. */
  medalNames?: Given<typeof medalNames>
  postKinds?: readonly PostKind[]
  /** Its parts of kinds of targets to like, collect, share, report and notify of. */
  targets?: readonly TargetPart[]
  /** Reactions to a change of a target of any kind, in the same transaction. */
  targetHooks?: TargetHooks
  /** The kinds of notices it writes; each kind is declared by one domain. */
  noticeKinds?: NoticeKinds
  /** The number of a member's unread private messages; one domain provides it. */
  unreadMessages?: Given<typeof unreadMessages>
  /** Notifies members outside the site; one domain provides it. */
  reachAway?: Given<typeof reachAway>
  /** Messages that a report of a member may show to staff; one domain provides it. */
  newestMessage?: Given<typeof newestMessage>
  /** Reactions to a change of a post, in the same transaction. */
  postHooks?: PostHooks
  /** Opens cases for moderators; one domain provides it. */
  reviewCases?: ReviewCases
  /** Virtual goods that it can give. */
  virtualGoods?: readonly VirtualGood[]
  /** What posts need to know about circles; one domain provides it. */
  postCircles?: PostCircles
  /** A viewer's reactions to a post; one domain provides them. */
  postMarks?: PostMarks
}
