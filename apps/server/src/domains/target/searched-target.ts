import type { Page, SearchHit, SearchKind } from '@guangquan/contract'
import type { GearRanges } from '@guangquan/rules/gear/gear-query'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import type { PageInput } from '../../db/paging.ts'

/** A target as search indexes it, in the words of its author. */
export interface IndexedTarget {
  id: string
  title: string
  tags: readonly string[]
  /** Everything else that is found by words. */
  texts: readonly string[]
  /** Terms that narrow a search, such as `topic:1`: each in a namespace that no word contains. */
  terms: readonly string[]
  createdAt: Date
}

/** Conditions on camera data; a kind without photographs lists nothing under one. */
export type ShotRanges = GearRanges & { cameraIds?: string[]; lensIds?: string[] }

/** A found target: the content of its hit, and the texts to look for its words in. */
export interface FoundTarget {
  item: SearchHit['item']
  title: string
  tags: readonly string[]
  /** Texts of the hit itself; the first one is quoted if none contains a word. */
  texts: readonly string[]
  /** Whether `loadDeepTexts` may return texts that the hit does not show. */
  hasDeepTexts: boolean
}

/** A page of ids. */
export type FoundIds = Omit<Page<never>, 'items'> & { rows: { id: string }[] }

/** What search needs of a kind of target. */
export interface SearchedTarget {
  /** Tabs that list it, each with the term that all of its targets there have; null without such a term. */
  searchTabs: Partial<Record<SearchKind, string | null>>
  /** The indexed content of targets. Only content that is visible to every reader. */
  loadIndexed: (tx: Tx, ids: readonly string[]) => Promise<IndexedTarget[]>
  /** Updates everything derived from targets that the index lacks, including the index. */
  announceChanged: (tx: Tx, ids: readonly string[]) => Promise<void>
  /** SQL, a query with at most one row: the heat of a target that this viewer's lists show. */
  listed: (
    id: RawBuilder<string>,
    viewerId: RawBuilder<string> | null,
    shotRanges: ShotRanges,
  ) => RawBuilder<{ hot: number }>
  /** Found targets as this viewer sees them, by id. */
  loadFound: (ctx: Ctx, ids: readonly string[]) => Promise<Map<string, FoundTarget>>
  /** Further texts of found targets, by id. Does not check who may read them. */
  loadDeepTexts: (db: Queryable, found: readonly FoundTarget[]) => Promise<Map<string, string>>
  /** Serves searches by camera data alone, in these tabs. */
  byFigures: {
    tabs: readonly SearchKind[]
    list: (
      ctx: Ctx,
      input: PageInput & GearRanges & { topicId?: string | undefined; sort: 'new' | 'hot' },
    ) => Promise<FoundIds>
  }
}
