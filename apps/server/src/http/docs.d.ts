import { type FastifyInstance } from 'fastify';
/**
 * `/docs`: the API reference, drawn from docs/openapi.json by a script of its package. The script has four megabytes,
 * so it is loaded for the first reader and not at the start.
 */
export declare function mountDocs(server: FastifyInstance): void;
