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
 * Everything the program must know of a domain; every key but the name is optional. What a lower domain needs from a
 * higher one it reads from an `ExtensionPoint`, which `manifests.ts` sets from here.
 */
export interface Manifest {
  /** The domain's folder. */
  name: string

  handlers?: Handlers
  /** Routes other than calls. */
  mounts?: readonly ((server: FastifyInstance, app: App) => void | Promise<void>)[]
  /** Lists of the console that are exported as CSV. */
  exports?: readonly ListExport[]
  /** Versions of what pages are about; one domain provides them. */
  pageVersions?: PageVersions
  /** What staff find of it from anywhere in the console. */
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
  /** What of it is counted by day, for the first page of the console. */
  figures?: readonly Figure[]
  /** Counters, with the rows that prove them each night; several domains may prove counters of one table. */
  counters?: readonly CountedTable[]
  /** Folders of the storage whose objects its rows name; compared with them each night. */
  storedFolders?: readonly StoredFolder[]
  /** Tables with encrypted fields, for key rotation. */
  sealed?: readonly SealedTable[]
  /** Its steps of the demonstration data, imported only when that is loaded. */
  demo?: () => Promise<DemoPart>
  /** How it exports and erases what it stores of a member. */
  personalData?: PersonalDataPart

  /** Files that a member's content still uses, so that erasure keeps them. */
  referencedFiles?: GivenItem<typeof fileHolders>
  /** Decides what a member may upload; one domain does. */
  uploaderLevel?: Given<typeof uploaderLevel>
  /** Lists its pages for the site map. */
  mappedPages?: GivenItem<typeof mappedPages>
  /** Looks up tokens of the file host; one domain does. */
  uploadPass?: Given<typeof uploadPasses>
  /** Relations between members; one domain provides them. */
  relations?: Relations
  /** What of its rows earns experience. */
  earnings?: Given<typeof earningSources>
  /** What medals and frames may have goals for. */
  medalMeasures?: Given<typeof medalMeasures>
  /** Names of medals; one domain provides them. */
  medalNames?: Given<typeof medalNames>
  postKinds?: readonly PostKind[]
  /** Its parts of kinds of targets to like, collect, share, report and notify of. */
  targets?: readonly TargetPart[]
  /** What it does when a target of any kind changes, in that transaction. */
  targetHooks?: TargetHooks
  /** The kinds of notices it writes; each kind is declared by one domain. */
  noticeKinds?: NoticeKinds
  /** How many private messages a member has not read; one domain counts them. */
  unreadMessages?: Given<typeof unreadMessages>
  /** Tells members outside the site of what is new; one domain does. */
  reachAway?: Given<typeof reachAway>
  /** What a report of a member may show to staff; one domain has the messages. */
  newestMessage?: Given<typeof newestMessage>
  /** What it does when a post changes, in that transaction. */
  postHooks?: PostHooks
  /** Opens cases of the moderators; one domain does. */
  reviewCases?: ReviewCases
  /** What virtual goods may give of it. */
  virtualGoods?: readonly VirtualGood[]
  /** What posts need of circles; one domain provides it. */
  postCircles?: PostCircles
  /** A viewer's reactions to a post; one domain provides them. */
  postMarks?: PostMarks
}
