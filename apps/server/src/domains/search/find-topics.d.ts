import type { App } from '../../context.ts';
/** Topics whose name contains a folded text, or begins with it in pinyin. */
export declare function suggestTopics(app: App, folded: string, max: number): Promise<{
    id: string;
    name: string;
}[]>;
/** Ids of topics that a whole word of a search names; one character is in too many. */
export declare function topicsNamed(app: App, word: string): Promise<string[]>;
