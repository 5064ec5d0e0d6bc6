import { type CsvFault, type WordInput } from '@guangquan/contract';
import type { Queryable } from '../../db/client.ts';
import type { WordRow } from './word.store.ts';
/** What a CSV file does to the list as it is stored. With `faults` it must do nothing. */
export interface WordFile {
    added: WordInput[];
    changed: {
        before: WordRow;
        after: WordInput;
    }[];
    faults: CsvFault[];
}
/** Reads a CSV file of words as a whole and compares it with the list. */
export declare function readWordFile(db: Queryable, csv: string): Promise<WordFile>;
export declare function summaryOf({ added, changed, faults }: WordFile): {
    added: number;
    changed: number;
    faults: {
        line: number;
        column: string;
        message: string;
    }[];
};
