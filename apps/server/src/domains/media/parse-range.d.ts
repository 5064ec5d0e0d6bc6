import type { ByteRange } from '../../storage/storage.ts';
/**
 * One byte range of a `Range` header, inclusive. Null means the whole file: no range, several ranges, or an invalid
 * one, which HTTP lets a server ignore.
 */
export declare function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | null;
