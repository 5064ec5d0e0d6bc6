import type { FastifyInstance } from 'fastify';
import type { App } from '../context.ts';
import { type Encoding } from './compressed.ts';
/** A page as it is sent. */
export interface Page {
    status: 200 | 404 | 503;
    encoding: Encoding;
    /** Content policy of a page with a style of the brand; null for the policy of every response. */
    policy: string | null;
    bytes: Buffer;
}
/** What distinguishes one cached page from another. */
export interface PageKey {
    /** Path with the query parameters the page reads, or a name no request has. */
    address: string;
    encoding: Encoding;
    /** Version of what the page is about; null for a page without one, which is cached for two seconds. */
    version: string | null;
}
/** Finished pages, which are the same for everybody, each in the encodings that were requested. */
export interface PageCache {
    fetch: (key: PageKey, make: () => Promise<Page>) => Promise<Page>;
    /** Sends pages without a version before anything else is checked: they are the site's most frequent response. */
    mount: (server: FastifyInstance) => void;
}
export declare function makePageCache(app: App): PageCache;
