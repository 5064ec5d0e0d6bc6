import type { Mention } from '@guangquan/contract';
import { type RawBuilder, type SqlBool } from 'kysely';
/** SQL: the column of mentions names this member. Served by the indexes of migration 0070. */
export declare function mentionsMember(column: RawBuilder<unknown>, memberId: string): RawBuilder<SqlBool>;
export interface ErasedMention {
    /** Members the text still names. */
    mentions: Mention[];
    /** Replaces `@name` of an erased member by the name of erased members, in any text these mentions belong to. */
    rewrite: (text: string) => string;
}
/** Removes one member from the mentions of a text. */
export declare function eraseMention(memberId: string, mentions: readonly Mention[]): ErasedMention;
