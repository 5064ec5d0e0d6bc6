import type { FastifyReply } from 'fastify';
import type { App } from '../context.ts';
/** Tells the browser to clear all data of the session that has just ended. */
export declare function forgetSession(app: App, reply: FastifyReply): void;
