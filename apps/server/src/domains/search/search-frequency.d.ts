import type { App } from '../../context.ts';
import type { SearchQuery } from './search-query.ts';
import type { Sample } from './search-steps.ts';
/**
 * How frequent searches were in titles and tags when they last ran on this node; of those only that had more matches
 * than are counted. An estimate, which decides how much is read and not what is found.
 */
export declare function searchFrequency(app: App, { words, named, all, any, kinds }: SearchQuery): {
    known: Sample | undefined;
    record: (sample: Sample) => void;
};
