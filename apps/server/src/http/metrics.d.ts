import type { FastifyInstance } from 'fastify';
import type { App } from '../context.ts';
/** `/metrics` for Prometheus, for callers on this machine only. */
export declare function mountMetrics(server: FastifyInstance, app: App): void;
