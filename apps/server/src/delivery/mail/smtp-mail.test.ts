import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEnv, type Env } from '../../env.ts'
import { startSmtp, type SmtpServer } from '../../testing/providers/smtp-server.ts'
import { shortLimits, spyTools } from '../../testing/providers/tools.ts'
import type { MailMessage } from '../delivery.ts'
import { mailHtml } from './mail-html.ts'
import { smtpMail } from './smtp-mail.ts'

const mail: MailMessage = {
  channel: 'mail',
  recipient: 'zhou@example.com',
  subject: '光圈登录验证码',
  text: '验证码 123456，用于登录，30 分钟内有效。',
  sender: { name: '光圈 <社区>', colours: { fill: '#003a70', onFill: '#ffffff' } },
}

let server: SmtpServer
let env: Env
beforeAll(async () => {
  server = await startSmtp()
  env = readEnv(server.env)
})
afterAll(() => server.close())
beforeEach(() => {
  server.sent.length = server.next.length = 0
})

test('a mail arrives with its sender, subject and text', async () => {
  await smtpMail(env, spyTools()).send(mail)
  const [sent] = server.sent
  expect(sent).toMatchObject({
    from: 'no-reply@guangquan.example',
    to: ['zhou@example.com'],
    user: 'no-reply@guangquan.example',
  })
  const content = sent?.content ?? ''
  const [head = ''] = content.split('\n\n')
  const [, subject = ''] = /^Subject: =\?UTF-8\?B\?([^?]+)\?=$/m.exec(head) ?? []
  expect(Buffer.from(subject, 'base64').toString()).toBe(mail.subject)
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(head) ?? []
  const [text = '', html = ''] = content
    .split(`--${boundary}`)
    .slice(1)
    .map((part) => {
      const [partHead = '', ...body] = part.trim().split('\n\n')
      const whole = body.join('\n\n')
      return partHead.includes('base64')
        ? Buffer.from(whole, 'base64').toString()
        : decodeQuotedPrintable(whole)
    })
  expect(text.trim()).toBe(mail.text)
  expect(html).toContain(`<p style="margin:0 0 12px">${mail.text}</p>`)
  expect(html).toContain(
    'background:#003a70;color:#ffffff;font-weight:600;font-size:18px">光圈 &lt;社区&gt;<',
  )
})

test('a subject cannot inject a header, nor an address a recipient', async () => {
  const sender = smtpMail(env, spyTools())
  await sender.send({ ...mail, subject: 'code\r\nBcc: all@example.com' })
  expect(server.sent[0]?.content).not.toMatch(/^Bcc:/m)
  expect(server.sent[0]?.to).toEqual(['zhou@example.com'])
  await sender.send({ ...mail, recipient: 'a@example.com, b@example.com' }).catch(() => undefined)
  expect(server.sent.flatMap((one) => one.to)).not.toContain('b@example.com')
})

test.each(['silent', 'reset'] as const)(
  'a server that is %s is an outage, detected in time',
  async (fault) => {
    const tools = spyTools(fault === 'silent' ? shortLimits : undefined)
    server.next.push(fault)
    const begin = performance.now()
    await expect(smtpMail(env, tools).send(mail)).rejects.toMatchObject({ errorName: 'Unavailable' })
    expect(performance.now() - begin).toBeLessThan(10_000)
    expect(tools.lines.join()).toContain('UPSTREAM_DOWN')
    expect(tools.lines.join()).not.toMatch(/zhou@|123456|simulated @/)
  },
)

test('a mailbox that does not exist is a refusal, not an outage', async () => {
  const tools = spyTools()
  server.next.push('550 5.1.1 no such user')
  await expect(smtpMail(env, tools).send(mail)).rejects.toMatchObject({ errorName: 'Unavailable' })
  expect(tools.lines.join()).toContain('DENIED')
})

test('a wrong password is reported, and five outages in a row stop calls for 30 s', async () => {
  const wrong = { ...env, SMTP_URL: `smtp://x:y@127.0.0.1:${server.port}` }
  await expect(smtpMail(wrong, spyTools()).send(mail)).rejects.toMatchObject({ errorName: 'Unavailable' })
  const tools = spyTools()
  const sender = smtpMail(env, tools)
  server.next.push('reset', 'reset', 'reset', 'reset', 'reset')
  for (let count = 0; count < 6; count++) await sender.send(mail).catch(() => undefined)
  expect(server.sent).toHaveLength(0)
  tools.advance(30_000)
  await sender.send(mail)
  expect(server.sent).toHaveLength(1)
})

test('a remote server must switch to TLS before it gets a password', async () => {
  const tools = spyTools()
  // A host name that is not this machine requires TLS; this server has none.
  const plain = { ...env, SMTP_URL: `smtp://x:y@0.0.0.0:${server.port}` }
  await expect(smtpMail(plain, tools).send(mail)).rejects.toMatchObject({ errorName: 'Unavailable' })
  expect(server.sent).toHaveLength(0)
  expect(tools.lines.join()).toMatch(/ETLS|UPSTREAM_DOWN|DENIED/)
})

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

test('a mail of a subscription can be ended by its mail program, and links to the site only', async () => {
  const stopUrl = 'https://guangquan.example/mail/stop/a/b'
  const text = '查看：https://guangquan.example/user/notice-list\n周末见 https://elsewhere.example/a'
  const list = { origin: 'https://guangquan.example', stopUrl }
  await smtpMail(env, spyTools()).send({ ...mail, text, list })
  const [sent] = server.sent
  expect(sent?.content).toContain(`List-Unsubscribe: <${stopUrl}>`)
  expect(sent?.content).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const html = mailHtml({ ...mail, text, list })
  expect(html.match(/<a href="[^"]*"/g)).toEqual(['<a href="https://guangquan.example/user/notice-list"'])
  expect(mailHtml({ ...mail, text })).not.toContain('<a')
})
