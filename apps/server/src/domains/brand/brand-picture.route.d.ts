import type { FastifyInstance } from 'fastify';
import type { App } from '../../context.ts';
/** Serves pictures of the brand. The address has the hash of the content, which therefore never changes. */
export declare function mountBrandPictures(server: FastifyInstance, app: App): void;
