import type { FastifyInstance } from 'fastify';
import type { App } from '../../../context.ts';
/** Serves the site map: an index, the pages of the route table marked for it, and every public post. */
export declare function mountSiteMap(server: FastifyInstance, app: App): void;
