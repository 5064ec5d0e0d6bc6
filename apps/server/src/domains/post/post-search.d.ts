import type { Ctx } from '../../context.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import type { FoundTarget, IndexedTarget } from '../target/index.ts';
import { announceChanged } from './announce-changed.ts';
/** Posts as search finds them. */
export declare const postSearch: {
    name: string;
    searchTabs: {
        all: null;
        photo: string;
        article: string;
        video: string;
        vote: string;
    };
    loadIndexed: typeof loadIndexed;
    announceChanged: typeof announceChanged;
    loadFound: typeof loadFound;
    loadDeepTexts: (db: Queryable, found: readonly FoundTarget[]) => Promise<Map<string, string>>;
};
declare function loadIndexed(tx: Tx, ids: readonly string[]): Promise<IndexedTarget[]>;
declare function loadFound(ctx: Ctx, ids: readonly string[]): Promise<Map<string, FoundTarget>>;
export {};
