import { once } from 'node:events'
import { Notice, livePath, liveProtocol, ticketPrefix } from '@guangquan/contract'
import { WebSocket } from 'ws'
import { cookieName } from '../session/session-cookie.ts'
import type { Person } from './people.ts'
import { callRetrying } from './remote-call.ts'
import type { Stage } from './stage.ts'

/** The live connection of a member to a node. */
export async function openLive(
  { observer, agent }: Stage,
  { browser: as, address }: Person,
  url: string,
): Promise<WebSocket> {
  const { env } = observer.app
  const ticketCall = { url, as, agent, address, method: Notice.GetLiveTicket, input: {} }
  const { text, success } = await callRetrying(observer, ticketCall)
  if (!success) throw new Error(`there is no ticket: ${text}`)
  const { ticket } = Notice.GetLiveTicket.output.parse(JSON.parse(text).result)
  const socket = new WebSocket(
    `${url.replace('http:', 'ws:')}${livePath}`,
    [liveProtocol, `${ticketPrefix}${ticket}`],
    {
      headers: {
        origin: env.BASE_URL ?? url,
        cookie: `${cookieName(env)}=${as.cookie}`,
        'x-forwarded-for': address,
      },
    },
  )
  socket.on('error', () => undefined)
  await once(socket, 'open')
  return socket
}
