/** What a cell may show; a list as its values with a mark between them. */
export type CsvValue = string | number | boolean | null | readonly string[];
/** First of a file: without it Excel reads UTF-8 as the encoding of its system. */
export declare const byteOrderMark = "\uFEFF";
/** Lines of a CSV file, each with its end. */
export declare function csvText(lines: readonly (readonly CsvValue[])[]): string;
/** The text that was exported as this one: without the apostrophe that keeps it from being executed. */
export declare function withoutApostrophe(text: string): string;
