import type { FastifyInstance } from 'fastify';
import type { App } from '../../context.ts';
export declare const uuidForm: RegExp;
/**
 * `GET /files/{fileId}/{size}.webp`: one copy of a picture; `.jpg` downloads it as JPEG under the same conditions.
 * Originals have no URL.
 */
export declare function mountServeRoute(server: FastifyInstance, app: App): void;
/** A picture is never a page, and pages of any origin may show it. */
export declare const pictureHeaders: {
    readonly 'x-content-type-options': 'nosniff';
    readonly 'content-security-policy': "sandbox; default-src 'none'";
    readonly 'cross-origin-resource-policy': 'cross-origin';
};
