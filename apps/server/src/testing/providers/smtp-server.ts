import { createServer, type Socket } from 'node:net'

export interface SentMail {
  from: string
  to: string[]
  /** Headers and text as received. */
  content: string
  user: string
}

export interface SmtpServer {
  port: number
  env: Record<string, string>
  sent: SentMail[]
  /** What the next connections get: silence, a reset, or a response in place of the one to RCPT. */
  next: ('silent' | 'reset' | `${number} ${string}`)[]
  close: () => Promise<void>
}

const user = 'no-reply@guangquan.example'
const password = 'simulated @ password'

/** A mail server on this machine that requires a user and stores what it receives. */
export async function startSmtp(): Promise<SmtpServer> {
  const sent: SentMail[] = []
  const next: SmtpServer['next'] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    const scripted = next.shift()
    if (scripted === 'silent') return
    if (scripted === 'reset') return void socket.resetAndDestroy()
    converse(socket, sent, scripted)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  const { port } = address
  return {
    port,
    sent,
    next,
    env: {
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
      MAIL_FROM: `光圈 <${user}>`,
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function converse(socket: Socket, sent: SentMail[], refusal: string | undefined): void {
  let pending = ''
  let mail: SentMail = { from: '', to: [], content: '', user: '' }
  let inData = false
  const say = (line: string) => socket.write(`${line}\r\n`)

  const hear = (line: string): void => {
    if (inData) {
      if (line !== '.') {
        mail.content += `${line.replace(/^\.\./, '.')}\n`
        return
      }
      inData = false
      sent.push(mail)
      say('250 2.0.0 Ok: queued')
      return
    }
    const [, from] = /^MAIL FROM:<([^>]*)>/i.exec(line) ?? []
    const [, to] = /^RCPT TO:<([^>]*)>/i.exec(line) ?? []
    const [, plain] = /^AUTH PLAIN (\S+)$/i.exec(line) ?? []
    if (/^EHLO/i.test(line)) {
      say('250-simulator')
      say('250 AUTH PLAIN')
    } else if (plain !== undefined) {
      const [, name = '', secret = ''] = Buffer.from(plain, 'base64').toString().split('\0')
      mail.user = name
      say(name === user && secret === password ? '235 2.7.0 Accepted' : '535 5.7.8 Authentication failed')
    } else if (mail.user === '') say('530 5.7.0 Authentication required')
    else if (from !== undefined) {
      mail = { from, to: [], content: '', user: mail.user }
      say('250 2.1.0 Ok')
    } else if (to !== undefined) {
      if (refusal === undefined) mail.to.push(to)
      say(refusal ?? '250 2.1.5 Ok')
    } else if (/^DATA/i.test(line)) {
      inData = true
      say('354 End data with <CR><LF>.<CR><LF>')
    } else if (/^QUIT/i.test(line)) {
      say('221 2.0.0 Bye')
      socket.end()
    } else say('250 2.0.0 Ok')
  }

  socket.on('data', (part) => {
    pending += part.toString('utf8')
    for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
      const line = pending.slice(0, end)
      pending = pending.slice(end + 2)
      hear(line)
    }
  })
  say('220 simulator ESMTP')
}
