import type { FastifyRequest } from 'fastify';
import { type Method } from '@guangquan/contract';
import type { App, Staff } from '../context.ts';
/**
 * Counts and checks a call of the console. It is signed with the app key, like a visitor's: the headers of the signature
 * keep other sites' forms out, the cookie says who calls. A member's token means nothing here.
 * @returns null for a call that needs no session
 * @throws Forbidden for an address that may not use the console and for staff without one of the roles, TokenInvalid for
 *   everybody who is not staff, ConfirmationNeeded, TooFast, SignatureInvalid
 */
export declare function admitStaff(app: App, request: FastifyRequest, { access, read }: Pick<Method, 'access' | 'read'>): Promise<Staff | null>;
