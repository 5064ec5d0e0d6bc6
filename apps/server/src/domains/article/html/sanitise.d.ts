import type { LinkHosts } from '@guangquan/rules/article-link';
import { type SanitisedArticle } from './sanitise-article.ts';
/** A sanitised article without its blocks, which are expensive to pass between threads. */
export type ArticleParts = Omit<SanitisedArticle, 'blocks'>;
/**
 * Sanitises an article as `sanitiseArticle` does, a long one in a worker thread.
 * @throws Failure Unavailable when too many wait
 */
export declare function sanitise(html: string, hosts: LinkHosts): Promise<ArticleParts>;
