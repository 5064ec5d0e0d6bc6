import { type CsvFault } from '@guangquan/contract';
import * as z from 'zod';
interface CsvRow<T> {
    /** As a spreadsheet numbers it. */
    line: number;
    value: T;
}
/** A file as a whole: either all of its rows are right, or `faults` says which are not. */
export interface CsvFile<T> {
    rows: CsvRow<T>[];
    faults: CsvFault[];
}
/**
 * Reads all rows of a CSV file and checks each of them. Columns are found by their heads, in any order; an empty cell is
 * undefined. What only the database knows (a row that exists already) is for the caller to add to `faults`.
 * @param options.row cells are texts before it reads them
 */
export declare function readCsv<S extends z.ZodRawShape>(text: string, { row, columns }: {
    row: z.ZodObject<S>;
    columns: Readonly<Record<keyof S & string, string>>;
}): Promise<CsvFile<z.output<z.ZodObject<S>>>>;
export {};
