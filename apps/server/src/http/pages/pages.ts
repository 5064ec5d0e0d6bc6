import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { SiteSettings } from '@guangquan/contract'
import type { AnyCall } from '@guangquan/routes/first-call'
import type { Address, Summary } from '@guangquan/routes/route'
import { toShownRoute } from '@guangquan/routes/shown-route'
import { routeList, type ListedRoute } from '@guangquan/routes/table'
import type { App } from '../../context.ts'
import { isTransient } from '../../db/classify-database-error.ts'
import { makeSessionCheck } from '../../session/session-cookie.ts'
import { brandStyle, iconTags, iconUrl, styleSource } from './brand-style.ts'
import type { CallLocally } from '../calls/call-locally.ts'
import { mountCrawlerFiles } from './crawler-files.ts'
import { loadDrawing, type DrawPage } from './draw-page.ts'
import { failure } from '../calls/envelope.ts'
import { addressGroup } from '../calls/make-ctx.ts'
import { requestPage, requestSettings, readResponses, type PageResponse } from './page-responses.ts'
import { readPageTemplate, type PageTemplate } from './page-template.ts'
import { acceptedEncoding, encode } from './compressed.ts'
import { pagesVary, type Page, type PageCache } from './page-cache.ts'
import { readVersions, type PageVersions } from './page-versions.ts'
import { pagePolicy } from '../serving/security-headers.ts'
import { header } from '../identity/sign.ts'
import { mountSiteFiles } from './site-files.ts'

export interface PagesOptions {
  /** Folder of the built site; the server build for drawing pages is beside it. */
  site: URL
  callLocally: CallLocally
  /** Shares a page between requests; null makes it for each. */
  cache: PageCache | null
  versions: PageVersions | undefined
}

const Params = z.record(z.string(), z.string())
// URLs for programs: a page would be mistaken for a broken script or response.
const notPages = /^\/(?:api|files|js|css|asset|img|dev|docs)(?:\/|$)/
// A page's URL with a superfluous slash. Only plain parts: `//` at the start would lead to another host.
const slashed = /^(?:\/[\w.%~-]+)+\/$/
const brotliQuality = 4

/**
 * Serves the page of every route: for visitors drawn, with the data they would request first; for a browser with a
 * session without either, because both are a visitor's. That document is the same for all members: only the browser
 * knows who is signed in and requests their own data.
 */
export async function mountPages(server: FastifyInstance, app: App, options: PagesOptions): Promise<void> {
  const template = await readPageTemplate(options.site, app.env.REHEARSAL)
  if (template === null) return
  await mountSiteFiles(server, options.site)
  mountCrawlerFiles(server, {
    baseUrl: app.env.BASE_URL,
    iconUrl: async () => iconUrl((await requestSettings(options.callLocally)).look),
  })
  const drawing = new URL('../dist-server/server.js', options.site)
  const drawPage = await loadDrawing(drawing, (error) => app.log.error({ error }, 'a page was not drawn'))
  const render = makeRenderer(app, { ...options, template, drawPage })
  const hasSession = makeSessionCheck(app.env)
  const readVersion = readVersions(app, options.versions)

  async function respond(route: ListedRoute | null, request: FastifyRequest, reply: FastifyReply) {
    const { pathname, searchParams } = new URL(request.url, 'http://page')
    const at = { params: Params.parse(request.params), query: searchParams }
    const encoding = acceptedEncoding(header(request, 'accept-encoding'))
    const forMember = hasSession(request.headers.cookie)
    const subject = await findSubject(route, at)
    const address = pathname + readQuery(route, searchParams)
    const limit = () => app.limiter.consumeAnonymous(addressGroup(request.ip))
    // A page without its subject is not made for each request, but the subject is looked up.
    if (subject.lacks === 404) await limit()
    const make = async (): Promise<Page> => {
      if (subject.lacks !== 404) await limit()
      const { status, html, style } = await render({ route, at, address, forMember, lacks: subject.lacks })
      const policy = style === '' ? null : pagePolicy(app, styleSource(style))
      const bytes = await encode(Buffer.from(html), encoding, brotliQuality)
      return { status, encoding, policy, route: route?.path ?? '/*', bytes }
    }
    // All unknown paths share one page, as do all missing subjects of a route.
    const shared =
      route === null ? '404' : subject.lacks === null ? address : `${subject.lacks} ${route.path}`
    const page = await (options.cache?.fetch(
      { address: shared, encoding, forMember, version: subject.version },
      make,
    ) ?? make())
    if (page.status === 503) reply.header('retry-after', '2')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    if (page.policy !== null) reply.header('content-security-policy', page.policy)
    return reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .header('vary', pagesVary)
      .send(page.bytes)
  }

  async function findSubject(route: ListedRoute | null, { params }: Address): Promise<Subject> {
    if (route === null) return { version: null, lacks: null }
    try {
      const version = await readVersion(route.path, params['id'])
      if (version === 'missing') return { version: null, lacks: 404 }
      return { version: version === null ? null : version.of, lacks: null }
    } catch (error) {
      if (!isTransient(error)) throw error
      return { version: null, lacks: 503 }
    }
  }

  for (const route of routeList) {
    if (route.development === true && app.env.isProduction) continue
    server.get(route.path, (request, reply) => respond(route, request, reply))
  }
  server.get('/*', (request, reply) => {
    if (notPages.test(request.url)) return reply.status(404).send(failure('NoSuchCall'))
    const [path = '', ...query] = request.url.split('?')
    if (slashed.test(path)) return reply.redirect([path.slice(0, -1), ...query].join('?'), 308)
    return respond(null, request, reply)
  })
}

// In a fixed order and once each: other parameters and values do not change the page, and must not create further
// copies in the cache.
function readQuery(route: ListedRoute | null, search: URLSearchParams): string {
  const read = Object.entries(route?.reads ?? {}).flatMap(([name, values]) => {
    const value = search.get(name)
    return value !== null && (values === null || values.includes(value)) ? [[name, value]] : []
  })
  return read.length === 0 ? '' : `?${new URLSearchParams(read).toString()}`
}

/** What is known about the subject before the page is made. */
interface Subject {
  version: string | null
  /** The status of a page that cannot be made because its subject is missing, or the database unavailable. */
  lacks: 404 | 503 | null
}

interface RendererParts {
  callLocally: CallLocally
  template: PageTemplate
  drawPage: DrawPage
}

interface Wanted {
  /** Null for an unknown path. */
  route: ListedRoute | null
  at: Address
  /** Path with the query parameters the page reads. */
  address: string
  forMember: boolean
  lacks: Subject['lacks']
}

interface Rendered {
  status: Page['status']
  html: string
  style: string
}

function makeRenderer(app: App, { callLocally, template, drawPage }: RendererParts) {
  let lastSettings: SiteSettings | null = null

  // Without the database the page is sent as an empty shell, which shows the error itself.
  async function settingsOrLast(): Promise<SiteSettings> {
    try {
      return (lastSettings = await requestSettings(callLocally))
    } catch (error) {
      if (lastSettings === null) throw error
      return lastSettings
    }
  }

  return async ({ route, at, address, forMember, lacks }: Wanted): Promise<Rendered> => {
    const settings = await settingsOrLast()
    // The page without a subject is shared by all such addresses, so it must not depend on this one.
    const calls = lacks === null ? (route?.first?.(at) ?? []) : []
    const { responses, status } =
      lacks === null ? await requestPage(callLocally, calls) : { responses: [], status: lacks }
    const { title, description, picture } =
      route?.summary?.(readResponses(responses), at) ?? plainSummary(status === 200 ? route : null)
    const memberCalls = status === 200 ? (route?.memberFirst?.(at) ?? calls) : []
    const visitorBoot = bootText(app, { settings, route, responses })
    const isMissing = route === null || route.missing === true
    const isWhole = route !== null && status === 200 && responses.length === calls.length
    // For a member, it is drawn only to find the photograph, which is the same for both.
    const isDrawn = isWhole && (!forMember || (picture !== null && route.memberPage === undefined))
    const style = brandStyle(settings.look)
    const html = template.render({
      style,
      icon: iconTags(settings.look),
      title: title === '' ? settings.communityName : `${title} - ${settings.communityName}`,
      description,
      canonical:
        route === null || lacks !== null ? null : absolute(app, new URL(address, 'http://page').pathname),
      imageUrl: picture === null ? null : absolute(app, picture.url1080),
      route,
      indexed: !isMissing && status === 200 && isIndexed(route),
      productKey: settings.productKey,
      drawn: isDrawn ? drawPage(address, visitorBoot) : null,
      forMember,
      boot: forMember ? bootText(app, { settings, route, memberCalls }) : visitorBoot,
    })
    return { status: isMissing ? 404 : status, html, style }
  }
}

function plainSummary(route: ListedRoute | null): Summary {
  return { title: route?.title ?? '', description: '', picture: null }
}

// A search engine would list pages that a visitor cannot see.
function isIndexed(route: ListedRoute): boolean {
  return route.access === 'public' && route.bare !== true
}

interface BootFacts {
  settings: SiteSettings
  route: ListedRoute | null
  responses?: PageResponse[]
  memberCalls?: readonly AnyCall[]
}

function bootText(app: App, { settings, route, responses = [], memberCalls }: BootFacts): string {
  const queries = responses.map(({ service, method, input, result }) => {
    const head = JSON.stringify({ service, method, input })
    return `${head.slice(0, -1)},"result":${result}}`
  })
  const facts = {
    now: app.now().getTime(),
    appKey: app.env.appKey,
    productKey: app.env.PRODUCT_KEY,
    settings,
    route: route === null ? null : toShownRoute(route),
    memberCalls: memberCalls?.map(([{ service, method }, input]) => ({ service, method, input })),
  }
  return `${JSON.stringify(facts).slice(0, -1)},"queries":[${queries.join(',')}]}`
}

// Without BASE_URL the site does not know its own address, and the request's host cannot be trusted.
function absolute(app: App, path: string): string | null {
  if (/^https?:/.test(path)) return path
  return app.env.BASE_URL === undefined ? null : new URL(path, app.env.BASE_URL).href
}
