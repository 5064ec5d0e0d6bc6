import type { AnyCall, Responses } from './first-call.ts'

/** Page of a feature of the site: `photo/photo-wall` is `features/photo/pages/photo-wall-page.tsx`. */
export type PageName = `${string}/${string}`

/** The part of an address that a page is made for. */
export interface Address {
  /** Values of the names in the path; one is empty that the path lacks. */
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
  /** What members see in its place. */
  memberPage?: PageName
  /** Title in tabs and bars; a page may replace it by one of its own. */
  title: string
  /** `member` asks a visitor to sign in. */
  access: 'public' | 'member'
  /** Stands without the shell around it. */
  bare?: true
  /** Brings a bar of its own to the lower edge of a phone, in place of the tab bar. */
  ownBar?: true
  /** Is shown in 暗房, whichever theme is chosen. */
  dark?: true
  /** Its loader is in the site's first script: many visits begin here. */
  early?: true
  /** The server draws it for visitors: always, or only without a query. */
  drawn?: 'always' | 'without query'
  /** Parameters of the query that change the page, with the values that do; null for any value. */
  reads?: Readonly<Record<string, readonly string[] | null>>
  /** The calls whose answers come with the page. The first is what the page is about: without it the page is missing. */
  first?: (address: Address) => readonly AnyCall[]
  /**
   * The calls that a member's page begins with, where they are not those of `first`. Browsers send them while the site's
   * scripts still load.
   */
  memberFirst?: (address: Address) => readonly AnyCall[]
  /** Those calls name photographs that the browser loads before the page is rendered, see `app/first-pictures.ts`. */
  memberPictures?: true
  /** Made from those answers; null leaves the row's title. */
  summary?: (responses: Responses, address: Address) => Summary | null
  /** Stands in the site map by itself. */
  inSiteMap?: true
  /** Says that something is missing; the server answers it with 404. */
  missing?: true
  /** Only where the site is developed. */
  development?: true
}

export type Rows = Readonly<Record<`/${string}`, Route>>
