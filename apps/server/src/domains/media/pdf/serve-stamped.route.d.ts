import type { FastifyInstance } from 'fastify';
import type { App } from '../../../context.ts';
/** `GET /files/{fileId}/stamped.pdf`: a PDF under its watermark, to download; a browser does not open it on this site. */
export declare function mountStampedRoute(server: FastifyInstance, app: App): void;
