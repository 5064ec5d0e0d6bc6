import type { App } from '../../context.ts';
/** Words that name something: a post has them in its texts, or has one of the terms. */
export interface NamedWords {
    words: readonly string[];
    terms: readonly string[];
    /** What a term counts where a word in the text counts 1. */
    weight: number;
}
/** What the words of a search name: together, `EOS R5`, or each alone, `佳能 夜景`; also a tag by a name that was merged. */
export declare function findNamedWords(app: App, text: string): Promise<NamedWords[]>;
