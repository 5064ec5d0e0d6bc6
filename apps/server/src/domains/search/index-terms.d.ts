import type { IndexedTarget } from '../target/index.ts';
/** A folded target with its index terms. */
export interface SearchRow {
    target_id: string;
    target_kind: string;
    created_at: string;
    title: string;
    tags: string;
    body: string;
    terms: string[];
}
/**
 * Index terms, each in a namespace that folded text cannot contain: `夜景` a pair of characters anywhere, `夜` a character
 * of a tag, `^夜景` a pair in title or tags, `#夜景` a whole tag, and what a kind of target adds to narrow a search:
 * `kind:1`, `topic:…`, `camera:…`, `lens:…`. The database adds the blocks of a target's ordinal.
 */
export declare const terms: {
    inHead: (gram: string) => string;
    tag: (folded: string) => string;
    topic: (id: string) => string;
    camera: (id: string) => string;
    lens: (id: string) => string;
};
export declare function termOfGear({ kind, id }: {
    kind: 'camera' | 'lens';
    id: string;
}): string;
/** Folds a target for the index. */
export declare function searchRowOf(kind: string, target: IndexedTarget): SearchRow;
