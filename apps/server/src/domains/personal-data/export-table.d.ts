import { type Column, type PartWords } from './export-words-page.ts';
/** One thing: its fields with what they are. */
export declare function fieldsHtml(row: object, columns: readonly Column[]): string;
/** A list under its heading, written while it is read; of a long one the beginning. */
export declare function tableHtml(name: string, { title, columns }: PartWords, rows: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<string>;
