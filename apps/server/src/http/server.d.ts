import { type FastifyInstance } from 'fastify';
import type { App } from '../context.ts';
import type { Implementation } from './implement.ts';
import type { PageVersions } from './page-versions.ts';
export interface ServerOptions {
    app: App;
    implementations: Implementation[];
    /** Further routes, of domains. */
    mount: ((server: FastifyInstance, app: App) => void | Promise<void>)[];
    /** Versions of what pages are about; without them every page is shared for two seconds. */
    pageVersions?: PageVersions | undefined;
    /** Folder of the built site; without one, only calls and files are served. */
    site?: URL;
    /** Whether visitors share responses for the seconds their methods declare; default true. */
    visitorCache?: boolean;
    /** Maximum duration of a call in milliseconds; default 20 s. */
    handlerTimeoutMs?: number;
}
/** The HTTP server of one node, not yet listening. */
export declare function buildServer(options: ServerOptions): Promise<FastifyInstance>;
