import type { NamedFile } from './name-originals.ts';
/** Camera data, one line per file, for a spreadsheet. */
export declare function exifTable(files: readonly NamedFile[]): string;
