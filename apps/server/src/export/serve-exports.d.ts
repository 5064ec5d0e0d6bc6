import type { FastifyInstance } from 'fastify';
import type { App } from '../context.ts';
import { type ListExport } from './list-export.ts';
/**
 * The files of exports. A link carries no signature: it names what its session began within the last minute by a call
 * that was signed, and is good once.
 */
export declare function mountExports(exports: readonly ListExport[]): (server: FastifyInstance, app: App) => void;
