import type { FastifyInstance } from 'fastify';
import type { App } from '../../../context.ts';
/** `GET /files/{fileId}/original/{x}-{y}-{width}-{height}.webp`: a part of an original at 100 %. */
export declare function mountCropRoute(server: FastifyInstance, app: App): void;
