export declare const gearCatalogueManifest: {
    name: string;
    mounts: ((_server: import("fastify").FastifyInstance<import("fastify").RawServerDefault, import("node:http").IncomingMessage, import("node:http").ServerResponse<import("node:http").IncomingMessage>, import("fastify").FastifyBaseLogger, import("fastify").FastifyTypeProviderDefault>, app: import("../../context.ts").App) => void)[];
    seed: ({ db }: import("../../context.ts").App) => Promise<void>;
};
