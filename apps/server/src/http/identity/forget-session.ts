import type { FastifyReply } from 'fastify'
import type { App } from '../../context.ts'
import { cookieName, cookieOptions } from '../../session/session-cookie.ts'

/** Tells the browser to clear all data of the session that has just ended. */
export function forgetSession(app: App, reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache","storage"')
  clearSessionCookie(app, reply)
}

/** Removes the companion cookie of an ended session: the browser's next pages are a visitor's, drawn and with data. */
export function clearSessionCookie(app: App, reply: FastifyReply): void {
  reply.clearCookie(cookieName(app.env), cookieOptions(app.env))
}
