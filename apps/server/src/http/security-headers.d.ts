import type { FastifyInstance } from 'fastify';
import type { App } from '../context.ts';
/** The headers of every response; a route may override them. */
export declare function securityHeaders(app: App): Record<string, string>;
/** The policy of a page with a style element of its own. */
export declare const pagePolicy: (app: App, style: string) => string;
/**
 * The policy of the console's page: no scripts and addresses but its own. Its components insert style elements without a
 * nonce, set style attributes, and write the text of styles, which trusted types refuse.
 */
export declare function consolePolicy({ env }: App): string;
/** Sets the headers on every response, refusals included. */
export declare function mountSecurityHeaders(server: FastifyInstance, app: App): void;
