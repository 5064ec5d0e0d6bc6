import type { FastifyInstance } from 'fastify';
import type { App } from '../context.ts';
import type { CallLocally } from './call-locally.ts';
/**
 * Serves the console: its files, and for every other address below `/console` the one page that its program draws. An
 * address that may not use the console gets the site's page for what does not exist.
 */
export declare function mountConsole(server: FastifyInstance, app: App, callLocally: CallLocally): Promise<void>;
