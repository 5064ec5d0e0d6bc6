import { articleLimits, fieldSentences } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { sanitise, type ArticleParts } from './html/sanitise.ts'
import { readLinkHosts } from './link-hosts.ts'

interface Prepared {
  /** With every link that may be one; the author's own editor shows these. */
  parts: ArticleParts
  /** With links to the operators' list of hosts only: what readers get. */
  published: ArticleParts
}

const prepared = new WeakMap<object, Prepared>()

/** The article that each author's next one waits for: nobody fills the queue of the worker alone. */
const current = new Map<string, Promise<void>>()

/**
 * Sanitises the HTML of an input once, before the transaction, for everything that reads it afterwards.
 * @throws BadInput when too much of it has to be escaped; Unavailable
 */
export async function prepareArticle({ db, viewer }: MemberCtx, input: { html: string }): Promise<void> {
  const before = current.get(viewer.id)
  const turn = Promise.resolve(before)
    .catch(() => undefined)
    .then(() => sanitiseInput(db, input))
  current.set(viewer.id, turn)
  try {
    await turn
  } finally {
    if (current.get(viewer.id) === turn) current.delete(viewer.id)
  }
}

async function sanitiseInput(db: Queryable, input: { html: string }): Promise<void> {
  const parts = await sanitise(input.html, 'any')
  if (parts.html.length > articleLimits.html.stored)
    fail('BadInput', { fields: { html: fieldSentences.html } })
  const hasLinks = parts.html.includes('<a ')
  const published = hasLinks ? await sanitise(input.html, await readLinkHosts(db)) : parts
  prepared.set(input, { parts, published })
}

/** What `prepareArticle` made of this input. */
export function preparedArticle(input: { html: string }): Prepared {
  const known = prepared.get(input)
  if (known === undefined) throw new Error('the article was not prepared')
  return known
}
