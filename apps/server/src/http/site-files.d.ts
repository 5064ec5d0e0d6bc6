import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CompressedBody } from './compressed.ts';
/**
 * Serves the built site's files from memory: a few megabytes, each compressed once. Only exact names of files match, so
 * path traversal is impossible.
 * @param below the path they are served under, such as `/console`
 */
export declare function mountSiteFiles(server: FastifyInstance, site: URL, below?: string): Promise<void>;
/** Sends the smallest form the browser accepts. */
export declare function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: CompressedBody): FastifyReply;
