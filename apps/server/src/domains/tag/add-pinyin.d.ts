import type { Database, Queryable } from '../../db/client.ts';
/** Adds pinyin to tags that have none, so that they are suggested for pinyin too. */
export declare function addPinyinToTags(db: Queryable, names: readonly string[]): Promise<void>;
/** Adds pinyin to a tag. */
export declare function addPinyin(db: Queryable, name: string): Promise<void>;
/** Adds pinyin to every tag that has none. May be interrupted and run again. */
export declare function addPinyinToAllTags(db: Database, signal: AbortSignal): Promise<void>;
