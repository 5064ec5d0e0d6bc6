import type { FastifyRequest } from 'fastify';
import type { App, Staff } from '../../context.ts';
/** The staff member whose browser sends a request. Read from the database each time: what is ended ends at once. */
export declare function findStaff(app: Pick<App, 'db' | 'env' | 'now' | 'log'>, request: Pick<FastifyRequest, 'cookies'>): Promise<Staff | null>;
