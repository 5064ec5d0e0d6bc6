import { routeList, type ListedRoute, type RoutePath } from '@guangquan/routes/table'
import type { Case, SurveyedSite } from './case.ts'

/** Posts that are visited again and again, and by how many different links. */
const visited = 40
const visits = 25

type Addresses = (site: SurveyedSite) => string[]

const pageOf = (name: string, addresses: Addresses): Case => ({
  name: `page ${name}, visitor`,
  references: [],
  requests: (site) => addresses(site).map((path) => ({ method: 'GET', path })),
})

/** Addresses of pages that need parameters. */
const known: Partial<Record<RoutePath, Addresses>> = {
  '/post/photo': ({ survey }) => survey.lensIds.map((id) => `/post/photo?lensId=${encodeURIComponent(id)}`),
  '/post/article-detail/:id': ({ survey }) => survey.articleIds.map((id) => `/post/article-detail/${id}`),
  '/post/camera/:id': ({ survey }) => survey.cameraIds.map((id) => `/post/camera/${encodeURIComponent(id)}`),
  '/post/lens/:id': ({ survey }) => survey.lensIds.map((id) => `/post/lens/${encodeURIComponent(id)}`),
  '/post/tag-filter': ({ survey }) =>
    survey.tags.map((tag) => `/post/tag-filter?tag=${encodeURIComponent(tag)}`),
  '/questionnaire/preview': ({ survey }) =>
    survey.community.questionnaires.map(({ id }) => `/questionnaire/preview?id=${id}`),
  '/user/other': ({ members }) => members.people.map(({ userId }) => `/user/other?id=${userId}`),
}

const named: Partial<Record<RoutePath, string>> = {
  '/post/photo': 'wall by lens',
  '/post/article-detail/:id': 'article',
  '/post/lens/:id': 'lens',
  '/article': 'articles',
}

/** The pages that have cases of their own below. */
const own: readonly RoutePath[] = ['/', '/post/detail/:id']

/** Every other page that the server draws or delivers with its first responses. */
function otherPages(): Case[] {
  return routeList.flatMap((route) => {
    if (own.includes(route.path) || route.first === undefined) return []
    const addresses = addressesOf(route)
    return addresses === null ? [] : [pageOf(named[route.path] ?? route.path, addresses)]
  })
}

function addressesOf({ path }: ListedRoute): Addresses | null {
  return known[path] ?? (path.includes(':') ? null : () => [path])
}

/** Whole pages with their first data, as a visitor's browser requests them: compressed, one request for everything. */
export const pages: Case[] = [
  { ...pageOf('home', () => ['/']), references: ['plain'], weight: 4 },
  ...otherPages(),
  {
    // Shared links carry tracking parameters.
    ...pageOf('detail with comments', ({ survey }) =>
      survey.postIds
        .slice(0, visited)
        .flatMap((id) => Array.from({ length: visits }, (_, n) => `/post/detail/${id}?utm_source=${n}`)),
    ),
    weight: 4,
  },
  pageOf('detail drawn anew', ({ survey }) => survey.postIds.map((id) => `/post/detail/${id}`)),
]
