import type { FastifyReply } from 'fastify'
import type { App } from '../context.ts'
import { cookieName, cookieOptions } from '../session/session-cookie.ts'

/** Tells the browser to clear all data of the session that has just ended. */
export function forgetSession(app: App, reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache","storage"')
  reply.clearCookie(cookieName(app.env), cookieOptions(app.env))
}
