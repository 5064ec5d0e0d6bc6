import type { Mention } from '@guangquan/contract'
import { splitMentions } from '@guangquan/rules/mention'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { erasedName } from '../member/index.ts'

/** SQL: does the column of mentions name this member. The indexes of 0070 answer it. */
export function mentionsMember(column: RawBuilder<unknown>, memberId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${column} @> ${JSON.stringify([{ userId: memberId }])}::jsonb and ${column} <> '[]')`
}

export interface ErasedMention {
  /** Whom the text still names. */
  mentions: Mention[]
  /** Puts what an erased member is called in the place of `@name`, in any text these mentions belong to. */
  rewrite: (text: string) => string
}

/** Takes one member out of what a text names. */
export function eraseMention(memberId: string, mentions: readonly Mention[]): ErasedMention {
  return {
    mentions: mentions.filter((one) => one.userId !== memberId),
    rewrite: (text) =>
      splitMentions(text, mentions)
        .map((piece) => (piece.userId === memberId ? erasedName : piece.text))
        .join(''),
  }
}
