import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../context.ts'
import { consumeWindow } from '../../http/limits/consume-window.ts'
import { diskRoom, type DiskRoom } from '../../storage/disk-room.ts'
import { mailSender, siteSettings } from '../site/index.ts'
import { diskMessage } from './disk-message.ts'

const everyMs = 60_000
const day = 86_400
const mebibyte = 1024 * 1024

/** Looks at the disk of the data folder each minute, as long as this node listens. */
export function watchDisk(server: FastifyInstance, app: App): void {
  const look = makeDiskWatch(app)
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  server.addHook('onListen', (done) => {
    timer = setInterval(() => {
      looking = look()
    }, everyMs).unref()
    looking = look()
    done()
  })
  server.addHook('onClose', async () => {
    clearInterval(timer)
    await looking
  })
}

/**
 * Warns before members are refused: a line in the log when the room becomes low, and when it is enough again; a mail to
 * ALERT_MAIL once a day for each machine.
 * @param read the room; replaced by tests
 */
export function makeDiskWatch(
  app: App,
  read: () => Promise<DiskRoom> = () => diskRoom(app.env.dataDir),
): () => Promise<void> {
  let wasLow = false
  return async () => {
    try {
      const { freeBytes, isLow } = await read()
      const facts = { freeMiB: Math.floor(freeBytes / mebibyte) }
      if (isLow && !wasLow) app.log.error(facts, 'the disk is nearly full: uploads will be refused')
      if (!isLow && wasLow) app.log.info(facts, 'the disk has enough room again')
      wasLow = isLow
      if (isLow) await sendMail(app, facts.freeMiB)
    } catch (error) {
      app.log.warn({ err: error }, 'the disk was not looked at')
    }
  }
}

async function sendMail(app: App, freeMiB: number): Promise<void> {
  const recipient = app.env.ALERT_MAIL
  if (recipient === undefined) return
  const host = hostname()
  const { taken } = await consumeWindow(app.db, app.now(), `disk-mail:${host}`, { points: 1, seconds: day })
  if (!taken) return
  const sender = mailSender(await siteSettings({ app, db: app.db }))
  await app.delivery.send(diskMessage(sender, { recipient, host, freeMiB }))
}
