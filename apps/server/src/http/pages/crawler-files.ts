import type { FastifyInstance } from 'fastify'

/** The robots file. @param baseUrl the site's own address, without which there is no site map */
export function writeRobots(baseUrl: string | undefined): string {
  const map = baseUrl === undefined ? '' : `Sitemap: ${new URL('/sitemap.xml', baseUrl).href}\n`
  return `User-agent: *
Disallow: /api/
Disallow: /account/
Disallow: /user/
Allow: /
${map}`
}

/** Files that browsers and crawlers request by fixed names, if the built site has no such file. */
export function mountCrawlerFiles(
  server: FastifyInstance,
  { baseUrl, iconUrl }: { baseUrl: string | undefined; iconUrl: () => Promise<string> },
): void {
  const present = (url: string) => server.hasRoute({ method: 'GET', url })
  if (!present('/robots.txt')) {
    const robots = writeRobots(baseUrl)
    server.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots))
  }
  if (!present('/favicon.ico') && present('/img/icon.svg')) {
    server.get('/favicon.ico', async (_request, reply) => reply.redirect(await iconUrl()))
  }
}
