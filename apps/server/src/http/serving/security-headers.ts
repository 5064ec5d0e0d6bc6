import type { FastifyInstance } from 'fastify'
import type { App } from '../../context.ts'
import type { Env } from '../../env.ts'
import { isSecure } from '../../session/session-cookie.ts'

/** The headers of every response; a route may override them. */
export function securityHeaders(app: App): Record<string, string> {
  const { env } = app
  return {
    'content-security-policy': contentPolicy(app).join('; '),
    'reporting-endpoints': 'csp="/api/csp-report"',
    ...(isSecure(env) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  }
}

/** The policy of a page with a style element of its own. */
export const pagePolicy = (app: App, style: string): string => contentPolicy(app, style).join('; ')

/** What every page of the site may load, and from where. */
function contentPolicy({ env }: App, style?: string): string[] {
  const media = mediaOrigin(env)
  const analytics = env.ANALYTICS_SRC === undefined ? '' : ` ${new URL(env.ANALYTICS_SRC).origin}`
  return [
    `default-src 'none'`,
    `script-src 'self'${analytics}`,
    `script-src-attr 'none'`,
    style === undefined ? `style-src 'self'` : `style-src 'self' ${style}`,
    `style-src-attr 'none'`,
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    `font-src 'self'`,
    `connect-src 'self'${media}${analytics}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `frame-src 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    // The site's own two policies (`shared/page/trusted.ts`, `detached-markup.ts`), and the one that the editor's library
    // uses to parse pasted content in a document that is never shown.
    `trusted-types app detached ProseMirrorClipboard`,
    ...(isSecure(env) ? ['upgrade-insecure-requests'] : []),
    `report-to csp`,
  ]
}

/**
 * The policy of the console's page: no scripts and addresses but its own. Its components insert style elements without a
 * nonce, set style attributes, and write the text of styles, which trusted types refuse.
 */
export function consolePolicy({ env }: App): string {
  const media = mediaOrigin(env)
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `script-src-attr 'none'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    `font-src 'self'`,
    `connect-src 'self'${media}`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `frame-src 'none'`,
    `object-src 'none'`,
    ...(isSecure(env) ? ['upgrade-insecure-requests'] : []),
    `report-to csp`,
  ].join('; ')
}

function mediaOrigin({ FILE_ORIGIN }: Pick<Env, 'FILE_ORIGIN'>): string {
  return FILE_ORIGIN === undefined ? '' : ` ${new URL(FILE_ORIGIN).origin}`
}

/** Sets the headers on every response, refusals included. */
export function mountSecurityHeaders(server: FastifyInstance, app: App): void {
  const headers = securityHeaders(app)
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    done()
  })
}
