import type { FastifyInstance } from 'fastify';
import type { App } from '../context.ts';
/** Every error is answered with an envelope: a known one with its sentence, any other as 5000 with a trace id. */
export declare function mountErrorHandler(server: FastifyInstance, app: App): void;
