import type { AnyCall, Responses } from './first-call.ts'

/** A page of a feature: `photo/photo-wall` is `features/photo/pages/photo-wall-page.tsx`. */
export type PageName = `${string}/${string}`

/** The part of an address that a page depends on. */
export interface Address {
  /** Values of the path's parameters; empty for one that the path does not have. */
  params: Readonly<Record<string, string>>
  query: { get: (name: string) => string | null }
}

/** What a page is about, as text for a tab, a search result and a shared link. */
export interface Summary {
  title: string
  description: string
  picture: { url1080: string } | null
}

/** A row of the table. */
export interface Route {
  page: PageName
  /** The page that members get instead. */
  memberPage?: PageName
  /** Title in tabs and bars; a page may replace it. */
  title: string
  /** `member` asks a visitor to sign in. */
  access: 'public' | 'member'
  /** Shown without the shell. */
  bare?: true
  /** Has a bar of its own at the bottom of a phone, in place of the tab bar. */
  ownBar?: true
  /** Always in 暗房, whatever theme is chosen. */
  dark?: true
  /** Its loader is in the site's first script, because many visits begin here. */
  early?: true
  /** The server draws it for visitors: always, or only without a query. */
  drawn?: 'always' | 'without query'
  /** Query parameters that change the page, with their effective values; null: any value. */
  reads?: Readonly<Record<string, readonly string[] | null>>
  /** The calls whose responses come with the page. The first one is its subject: without it the page is missing. */
  first?: (address: Address) => readonly AnyCall[]
  /**
   * The calls that a member's page begins with, if they differ from `first`. Browsers send them while the site's
   * scripts still load.
   */
  memberFirst?: (address: Address) => readonly AnyCall[]
  /** The responses name photographs that the browser loads before the page is rendered; see `app/first-pictures.ts`. */
  memberPictures?: true
  /** Made from the responses; null keeps the title of the row. */
  summary?: (responses: Responses, address: Address) => Summary | null
  /** Listed in the site map. */
  inSiteMap?: true
  /** Says that something is missing; its HTTP status is 404. */
  missing?: true
  /** Exists only in development. */
  development?: true
}

export type Rows = Readonly<Record<`/${string}`, Route>>
