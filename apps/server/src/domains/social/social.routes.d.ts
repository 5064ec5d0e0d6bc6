import type { FastifyInstance } from 'fastify';
import type { App } from '../../context.ts';
/** Weibo's notice of a withdrawal, and the pictures of people who are about to register. */
export declare function mountSocialRoutes(server: FastifyInstance, app: App): Promise<void>;
