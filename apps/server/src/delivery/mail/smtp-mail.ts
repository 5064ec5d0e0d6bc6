import type { Env } from '../../env.ts'
import { fail } from '../../fail.ts'
import type { Channel, MailMessage } from '../delivery.ts'
import { makeProvider, type OutboundTools } from '../outbound/provider.ts'
import { ProviderFailure } from '../outbound/provider-failure.ts'
import { mailHtml } from './mail-html.ts'
import { isLoopbackHost, outboundLimits } from '../outbound/request.ts'

/** Mail over SMTP. `smtps:` uses TLS from the start; `smtp:` requires STARTTLS unless the server is on this machine. */
export function smtpMail(
  settings: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
  tools: OutboundTools,
): Channel & { send: (message: MailMessage) => Promise<void> } {
  const provider = makeProvider('smtp', tools)
  const { connectMs, totalMs } = tools.limits ?? outboundLimits
  const url = new URL(settings.SMTP_URL ?? 'smtp://localhost')
  const secure = url.protocol === 'smtps:'
  const options = {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLoopbackHost(url.hostname),
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: totalMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  // Loaded with the first mail: many nodes send none, and it takes several megabytes.
  const transport = async () => (await import('nodemailer')).createTransport(options)
  let opened: ReturnType<typeof transport> | undefined

  async function hand(message: MailMessage): Promise<void> {
    const { recipient, subject, text } = message
    opened ??= transport()
    const open = await opened
    // The time limit begins after the library is loaded: it is about the mail server.
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('took too long')), totalMs)
    })
    try {
      // Passed as an object, the address is not parsed for further ones.
      const to = { name: '', address: recipient }
      const headers = listHeaders(message)
      const mail = { from: settings.MAIL_FROM, to, subject, text, html: mailHtml(message), headers }
      await Promise.race([open.sendMail(mail), tooLong])
    } catch (error) {
      throw new ProviderFailure('smtp', isRefusal(error) ? 'DENIED' : 'UPSTREAM_DOWN', {
        reason: reasonOf(error),
      })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    name: provider.name,
    takes: ['mail'],
    sendTest: (message) => provider.guard(() => hand({ ...message, channel: 'mail' })),
    send: async (message) => {
      try {
        await provider.guard(() => hand(message))
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error
        tools.log.error({ provider: error.provider, kind: error.kind, err: error }, 'a mail was not taken')
        fail('Unavailable')
      }
    },
  }
}

function listHeaders({ list }: Pick<MailMessage, 'list'>): Record<string, string> {
  if (list === undefined) return {}
  return {
    'List-Unsubscribe': `<${list.stopUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** The server rejected the sender, the recipient or the text: it is not down. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
}

// The server's sentence may repeat an address; its codes do not.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return 'no response'
  const status = 'responseCode' in error ? ` ${Number(error.responseCode)}` : ''
  return `${String(error.code)}${status}`
}
