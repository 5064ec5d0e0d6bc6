import type { FastifyInstance } from 'fastify';
import type { App } from '../../context.ts';
/**
 * The ZIP, for a browser in which its member is signed in. A plain link carries no token, so the companion cookie of a
 * live session is required; the route only reads.
 */
export declare function mountExport(server: FastifyInstance, app: App): void;
