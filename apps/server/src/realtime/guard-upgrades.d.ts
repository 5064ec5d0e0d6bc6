import type { FastifyInstance } from 'fastify';
/**
 * Refuses every upgrade but that of the live connection before the handshake, cuts refused ones, and ends all upgraded
 * sockets when the server closes: its own `close` and its timeouts do not cover them.
 */
export declare function guardUpgrades(server: FastifyInstance): void;
