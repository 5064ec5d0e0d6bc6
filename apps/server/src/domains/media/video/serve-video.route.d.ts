import type { FastifyInstance } from 'fastify';
import type { App } from '../../../context.ts';
/** `GET /files/{fileId}/video/{name}`: playlists and segments of a video's copies. The original has no URL. */
export declare function mountVideoRoute(server: FastifyInstance, app: App): void;
