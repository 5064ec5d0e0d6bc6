import type { App } from '../../context.ts';
/** Folded names of merged tags, with the folded name of the tag each was merged into; at most a minute old. */
export declare function mergedTags(app: App): Promise<ReadonlyMap<string, string>>;
