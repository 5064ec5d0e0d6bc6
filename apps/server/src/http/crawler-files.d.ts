import type { FastifyInstance } from 'fastify';
/** The robots file. @param baseUrl the site's own address, without which it has no site map */
export declare function writeRobots(baseUrl: string | undefined): string;
/** What browsers and crawlers request by fixed names, where the built site has no such file. */
export declare function mountCrawlerFiles(server: FastifyInstance, { baseUrl, iconUrl }: {
    baseUrl: string | undefined;
    iconUrl: () => Promise<string>;
}): void;
