import type { Block } from './article-doc.ts';
import type { LinkHosts } from '@guangquan/rules/article-link';
/** Raised whenever the output for the same HTML changes: older output is then sanitised again before it is shown. */
export declare const sanitiserVersion = 3;
export interface SanitisedArticle {
    /** The only HTML of an article that is ever stored or shown. */
    html: string;
    blocks: Block[];
    /** Plain text, one block per line, captions included. */
    text: string;
    /** The beginning of its paragraphs, for cards. */
    summary: string;
    /** Length as limits and 字数 count it. */
    length: number;
    /** Characters of the longest caption, as a reader counts them. */
    captionLength: number;
    photoIds: string[];
    productIds: string[];
    videoIds: string[];
    /** Places of pictures and videos that could not come along: nobody publishes these. */
    placeholders: number;
}
/**
 * The only, audited path from a member's input to stored and displayed HTML. Two stages, each sufficient by itself: an
 * allow-list of tags and attributes, then parsing into blocks that are serialised again, so that none of the given
 * markup reaches the page. Idempotent.
 */
export declare function sanitiseArticle(html: string, hosts: LinkHosts): SanitisedArticle;
