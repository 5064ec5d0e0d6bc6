import type { FastifyInstance } from 'fastify';
import type { App } from '../../../context.ts';
/** During maintenance answers calls with the error `Maintenance` and everything else with a page, both with Retry-After. */
export declare function mountMaintenance(server: FastifyInstance, app: App): void;
