import { erasedName } from '@guangquan/contract'
import type { Mention } from '@guangquan/contract'
import { isAnySign, splitMentions } from '@guangquan/rules/posts/mention'
import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** SQL: the column of mentions names this member. Served by the indexes of migration 0070. */
export function mentionsMember(column: RawBuilder<unknown>, memberId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${column} @> ${JSON.stringify([{ userId: memberId }])}::jsonb and ${column} <> '[]')`
}

export interface ErasedMention {
  /** Members the text still names. */
  mentions: Mention[]
  /** Replaces `@name` of an erased member by the name of erased members, in any text these mentions belong to. */
  rewrite: (text: string) => string
}

/** Removes one member from the mentions of a text. */
export function eraseMention(memberId: string, mentions: readonly Mention[]): ErasedMention {
  return {
    mentions: mentions.filter((one) => one.userId !== memberId),
    rewrite: (text) =>
      // Texts written under earlier rules also have mentions directly behind a word.
      splitMentions(text, mentions, isAnySign)
        .map((piece) => (piece.userId === memberId ? erasedName : piece.text))
        .join(''),
  }
}
