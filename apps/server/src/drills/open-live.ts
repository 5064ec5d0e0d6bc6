import { once } from 'node:events'
import { Notice, livePath, liveProtocol, ticketPrefix } from '@guangquan/contract'
import { WebSocket } from 'ws'
import { cookieName } from '../session/session-cookie.ts'
import type { Scene } from './journal.ts'
import { callRetrying } from './remote-call.ts'
import type { Stage } from './stage.ts'

/** The live connection of a member to a node. */
export async function openLive(stage: Stage, { people }: Scene, index: number): Promise<WebSocket> {
  const { env } = stage.observer.app
  const person = people[index]
  const url = stage.urlOf(index)
  const as = person?.browser ?? null
  const { text, success } = await callRetrying(stage.observer, {
    url,
    as,
    method: Notice.GetLiveTicket,
    input: {},
  })
  if (!success) throw new Error(`there is no ticket: ${text}`)
  const { ticket } = Notice.GetLiveTicket.output.parse(JSON.parse(text).result)
  const socket = new WebSocket(
    `${url.replace('http:', 'ws:')}${livePath}`,
    [liveProtocol, `${ticketPrefix}${ticket}`],
    { headers: { origin: env.BASE_URL ?? url, cookie: `${cookieName(env)}=${as?.cookie ?? ''}` } },
  )
  socket.on('error', () => undefined)
  await once(socket, 'open')
  return socket
}
