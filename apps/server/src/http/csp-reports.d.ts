import type { FastifyInstance } from 'fastify';
import type { App } from '../context.ts';
/** Receives browsers' reports of violations of the content security policy. */
export declare function mountCspReports(server: FastifyInstance, app: App): void;
