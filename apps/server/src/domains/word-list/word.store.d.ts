import { type WordInput, type WordItem } from '@guangquan/contract';
import { type Selectable } from 'kysely';
import type { Facts } from '../../audit-chain/record-act.ts';
import type { Tx } from '../../db/client.ts';
import type { Word } from '../../db/tables.gen.ts';
export type WordRow = Selectable<Word>;
/** One change of the list at a time, so that limit and uniqueness are checked against what is stored. */
export declare function lockWords(tx: Tx): Promise<void>;
/** @throws ContentNotFound, ChangedMeanwhile */
export declare function lockWord(tx: Tx, { id, version }: {
    id: string;
    version: number;
}): Promise<WordRow>;
/** @throws BadInput for a word that cannot be found in any text, or one the list has under another id */
export declare function refuseUnfitWord(tx: Tx, { word, action, replacement }: WordInput, id: string): Promise<void>;
/** @throws BadInput for a list that is full */
export declare function refuseFullList(tx: Tx): Promise<void>;
/** What the audit log stores of a word. */
export declare function wordFacts({ word, action, replacement, category, note, }: Omit<WordInput, 'action'> & {
    action: string;
}): Facts;
export declare function wordItem(row: WordRow): WordItem;
