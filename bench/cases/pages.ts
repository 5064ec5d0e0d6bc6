import type { Case } from './case.ts'

/** Posts that are visited again and again, and by how many different links. */
const visited = 40
const visits = 25

/** Whole pages with their first data, as a visitor's browser requests them: compressed, one request for everything. */
export const pages: Case[] = [
  { name: 'page home, visitor', references: ['plain'], requests: () => [{ method: 'GET', path: '/' }] },
  {
    name: 'page wall by lens, visitor',
    references: [],
    requests: ({ survey }) =>
      survey.lensIds.map((lensId) => ({
        method: 'GET',
        path: `/post/photo?lensId=${encodeURIComponent(lensId)}`,
      })),
  },
  {
    name: 'page article, visitor',
    references: [],
    requests: ({ survey }) =>
      survey.articleIds.map((id) => ({ method: 'GET', path: `/post/article-detail/${id}` })),
  },
  {
    name: 'page lens, visitor',
    references: [],
    requests: ({ survey }) =>
      survey.lensIds.map((id) => ({ method: 'GET', path: `/post/lens/${encodeURIComponent(id)}` })),
  },
  { name: 'page articles, visitor', references: [], requests: () => [{ method: 'GET', path: '/article' }] },
  {
    name: 'page detail with comments, visitor',
    references: [],
    requests: ({ survey }) =>
      survey.postIds.flatMap((id, at) =>
        // Links that are shared carry parameters of whoever counts them.
        Array.from({ length: at < visited ? visits : 0 }, (_, n) => ({
          method: 'GET' as const,
          path: `/post/detail/${id}?utm_source=${n}`,
        })),
      ),
  },
  {
    name: 'page detail drawn anew, visitor',
    references: [],
    requests: ({ survey }) => survey.postIds.map((id) => ({ method: 'GET', path: `/post/detail/${id}` })),
  },
]
