import type { FastifyInstance } from 'fastify';
import type { App } from '../../context.ts';
/**
 * `POST /api/Login/login`: a phone, e-mail or user name and password, or on the file host a member's id and an upload
 * ticket.
 */
export declare function mountLogin(server: FastifyInstance, app: App): void;
