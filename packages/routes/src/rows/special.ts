import type { Rows } from '../route.ts'

/** Pages that say that something is missing, and pages for development. */
export const specialRows = {
  '/exception/404': { title: '页面不存在', access: 'public', page: 'post/content-not-found', missing: true },
  '/404': { title: '页面不存在', access: 'public', page: 'app/not-found', missing: true },
  '/dev/parts': { title: '部件', access: 'public', page: 'app/parts', development: true },
} as const satisfies Rows
