import * as z from 'zod'
import { eraseMention } from './erase-mention.ts'
import { readMentions } from './read-mentions.ts'

/** Every text in a JSON value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The value with every text rewritten. */
function rewriteTexts(
  content: Record<string, unknown>,
  rewrite: (text: string) => string,
): Record<string, unknown> {
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return rewrite(value)
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]))
  }
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, visit(value)]))
}

const Content = z.looseObject({ mentions: z.unknown() })

/**
 * Stored JSON without a member's name and id. Whatever a kind stores of earlier versions or unpublished content, its
 * texts are somewhere in the JSON.
 */
export function withoutMember(stored: unknown, memberId: string): string {
  const content = Content.parse(stored)
  const { mentions, rewrite } = eraseMention(memberId, readMentions(content.mentions))
  return JSON.stringify({ ...rewriteTexts({ ...content, mentions: [] }, rewrite), mentions })
}
