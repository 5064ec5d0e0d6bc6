import * as nodeFs from 'node:fs/promises';
import type { Storage } from './storage.ts';
/** Below this many free bytes nothing more is written: PostgreSQL uses the same disk and must keep working. */
export declare const freeFloorBytes: number;
/** The part of the file system that a test replaces to simulate a full disk. */
export type Disk = Pick<typeof nodeFs, 'open' | 'rename' | 'statfs'>;
/** Opens storage in a folder of this machine. Everything is written under a temporary name first. */
export declare function openFolderStorage(root: string, disk?: Disk): Promise<Storage>;
/** Converts the error of a full disk or quota to the Failure StorageFull; any other error is unchanged. */
export declare function asStorageFull(error: unknown): unknown;
