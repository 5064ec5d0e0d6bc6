import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../context.ts';
export declare function notFound(reply: FastifyReply): FastifyReply;
/** HEAD and ranges need the size before the bytes. */
export declare function sendPart(app: App, key: string, rangeText: string | undefined, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
/** Whether the caller already has the copy with this tag. */
export declare function matches(header: string | undefined, etag: string): boolean;
