import type { FastifyInstance } from 'fastify';
import type { App } from '../context.ts';
/**
 * `/dev/outbox` and `/dev/outbox.json?to=`: the SMS and mails that would have been sent, newest first. Never in
 * production.
 */
export declare function mountOutbox(server: FastifyInstance, app: App): void;
