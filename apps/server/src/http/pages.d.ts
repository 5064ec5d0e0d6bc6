import type { FastifyInstance } from 'fastify';
import type { App } from '../context.ts';
import type { CallLocally } from './call-locally.ts';
import type { PageCache } from './page-cache.ts';
import { type PageVersions } from './page-versions.ts';
export interface PagesOptions {
    /** Folder of the built site; the server build for drawing pages is beside it. */
    site: URL;
    callLocally: CallLocally;
    /** Shares a page between requests; null makes it for each. */
    cache: PageCache | null;
    versions: PageVersions | undefined;
}
/**
 * Answers every route of the site with its page and the data a visitor would request first. The page is the same for
 * everybody: only the browser knows who is signed in, and requests their own data.
 */
export declare function mountPages(server: FastifyInstance, app: App, options: PagesOptions): Promise<void>;
