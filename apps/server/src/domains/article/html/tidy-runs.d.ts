import type { Run } from './article-doc.ts';
/**
 * Normalises the runs of a paragraph: no leading, trailing or doubled blanks, none beside a line break, adjacent runs
 * of one style joined, at most two consecutive line breaks and none at the ends.
 */
export declare function tidyRuns(given: readonly Run[]): Run[];
