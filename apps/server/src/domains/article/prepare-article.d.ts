import type { MemberCtx } from '../../context.ts';
import { type ArticleParts } from './html/sanitise.ts';
interface Prepared {
    /** With every link that may be one; the author's own editor shows these. */
    parts: ArticleParts;
    /** With links to the operators' list of hosts only: what readers get. Of a draft the same as `parts`. */
    published: ArticleParts;
}
/**
 * Sanitises the HTML of an input once, before the transaction, for everything that reads it afterwards.
 * @throws BadInput when too much of it has to be escaped; Unavailable when too many wait, or it has links and the
 * operators' list cannot be read
 */
export declare function prepareArticle(ctx: MemberCtx, input: {
    html: string;
}, use: {
    isDraft: boolean;
}): Promise<void>;
/** What `prepareArticle` made of this input. */
export declare function preparedArticle(input: {
    html: string;
}): Prepared;
export {};
