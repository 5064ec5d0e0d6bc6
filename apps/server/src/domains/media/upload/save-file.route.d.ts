import type { FastifyInstance } from 'fastify';
import type { App } from '../../../context.ts';
/** `POST /api/FileFront/PostSaveFile`: multipart with 1–18 `files` and `useType`; returns one entry per file. */
export declare function mountSaveFileRoute(server: FastifyInstance, app: App): Promise<void>;
