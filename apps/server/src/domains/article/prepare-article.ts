import { articleLimits, fieldSentences } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { sanitise, type ArticleParts } from './html/sanitise.ts'
import { readLinkHosts } from './link-hosts.ts'

interface Prepared {
  /** With every link that may be one; the author's own editor shows these. */
  parts: ArticleParts
  /** With links only to the operators' list of hosts: the version for readers. For a draft the same as `parts`. */
  published: ArticleParts
}

const prepared = new WeakMap<object, Prepared>()

/** The running article of each author, for which the next one waits, so that nobody fills the worker's queue alone. */
const current = new Map<string, Promise<void>>()

/**
 * Sanitises the HTML of an input once, before the transaction, for everything that reads it afterwards.
 * @throws BadInput when too much of it has to be escaped; Unavailable when too many wait, or it has links and the
 * operators' list cannot be read
 */
export async function prepareArticle(
  ctx: MemberCtx,
  input: { html: string },
  use: { isDraft: boolean },
): Promise<void> {
  const before = current.get(ctx.viewer.id)
  const turn = Promise.resolve(before)
    .catch(() => undefined)
    .then(() => sanitiseInput(ctx, input, use))
  current.set(ctx.viewer.id, turn)
  try {
    await turn
  } finally {
    if (current.get(ctx.viewer.id) === turn) current.delete(ctx.viewer.id)
  }
}

async function sanitiseInput(
  ctx: MemberCtx,
  input: { html: string },
  { isDraft }: { isDraft: boolean },
): Promise<void> {
  const parts = await sanitise(input.html, 'any')
  if (parts.html.length > articleLimits.html.stored)
    fail('BadInput', { fields: { html: fieldSentences.html } })
  const hasLinks = !isDraft && parts.html.includes('<a ')
  const published = hasLinks ? await sanitise(input.html, await linkHosts(ctx)) : parts
  prepared.set(input, { parts, published })
}

/** The result of `prepareArticle` for this input. */
export function preparedArticle(input: { html: string }): Prepared {
  const known = prepared.get(input)
  if (known === undefined) throw new Error('the article was not prepared')
  return known
}

async function linkHosts(ctx: MemberCtx): Promise<string[]> {
  return (await readLinkHosts(ctx)) ?? fail('Unavailable')
}
