import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Ctx } from '../context.ts';
import type { Database } from '../db/client.ts';
import type { WriteLane } from '../db/write-lanes.ts';
/** The context of one HTTP call, before authentication. */
export declare function makeCtx(app: App, request: FastifyRequest, reply: FastifyReply): Ctx;
/**
 * A database whose statements end with the time of a request, find no fenced rows of others than its caller, and wait in
 * the lane of its class of writes.
 */
export declare function databaseOf(db: Database, { deadline }: FastifyRequest, caller: Pick<Ctx, 'viewer' | 'staff'>, lane?: WriteLane | null): Database;
/** A subscriber has a whole IPv6 /64, so limits count by it; IPv4 is unchanged. */
export declare function addressGroup(ip: string): string;
