import { type Mention } from '@guangquan/contract';
import type { Queryable } from '../../db/client.ts';
/**
 * The members that `@name` in a text means: active ones by their current name, without blocks between them and the
 * writer. `atUsers` lists those chosen from a list; their names may be followed directly by text, others end at the
 * first character that no name can contain.
 * @returns at most ten, in the order of the text
 */
export declare function findMentions(db: Queryable, writerId: string, { text, atUsers }: {
    text: string;
    atUsers: readonly string[];
}): Promise<Mention[]>;
/**
 * All members that an unfinished text may name: since nobody has been chosen yet, every prefix of the text after @
 * counts as a possible name.
 */
export declare function findAllNamed(db: Queryable, writerId: string, text: string): Promise<Mention[]>;
