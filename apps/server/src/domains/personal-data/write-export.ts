import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { App } from '../../context.ts'
import { topicNames } from '../site/index.ts'
import { exifTable } from './exif-table.ts'
import { exportPage } from './export-page.ts'
import type { PersonalData } from './gather-personal-data.ts'
import { nameOriginals } from './name-originals.ts'

interface WriteOptions {
  /** Path to write the ZIP to. */
  path: string
  signal: AbortSignal
  /** Percent, called at most twenty times. */
  onProgress: (percent: number) => Promise<void>
}

/** Writes the ZIP: tables and lists as JSON and CSV, originals unchanged, and a page to view it all. */
export async function writeExport(app: App, data: PersonalData, options: WriteOptions): Promise<void> {
  await mkdir(dirname(options.path), { recursive: true, mode: 0o700 })
  const zip = new ZipFile()
  const { files, long, lists, ...shared } = data
  const named = nameOriginals(files)
  for (const [name, content] of Object.entries({ ...shared, ...lists })) {
    zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), `${name}.json`)
  }
  for (const [name, open] of Object.entries(long)) {
    zip.addReadStreamLazy(`${name}.json`, (give) => give(null, Readable.from(jsonList(open()))))
  }
  zip.addBuffer(Buffer.from(exifTable(named)), 'exif.csv')
  const names = await topicNames(app)
  zip.addReadStreamLazy('index.html', (give) =>
    give(null, Readable.from(exportPage(data, { files: named, topicNames: names }))),
  )
  let current: Readable | undefined
  let isOver = false
  const step = Math.max(1, Math.ceil(named.length / 20))
  for (const [place, file] of named.entries()) {
    // Photographs are already compressed. Each is opened when its turn comes.
    zip.addReadStreamLazy(file.path, { compress: false, mtime: file.createdAt }, (give) => {
      if (place % step === 0)
        void options.onProgress(Math.floor((place / named.length) * 100)).catch(() => {})
      app.storage.get(file.key).then(
        (object) => {
          if (object === null) zip.emit('error', new Error(`the original of ${file.id} is gone`))
          else if (isOver) object.stream.destroy()
          else give(null, (current = object.stream))
        },
        (error: unknown) => zip.emit('error', error),
      )
    })
  }
  zip.end()
  // Without this, an original that cannot be read would leave the pipeline waiting for ever.
  const failed = new Promise<never>((_, reject) => zip.once('error', reject))
  try {
    await Promise.race([
      failed,
      pipeline(zip.outputStream, createWriteStream(options.path, { mode: 0o600 }), {
        signal: options.signal,
      }),
    ])
  } finally {
    // Ending the output leaves the original open that is being read.
    isOver = true
    current?.destroy()
  }
}

/** A list as JSON text, one line per item. */
async function* jsonList(items: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '['
  for await (const item of items) {
    yield `${before}\n${JSON.stringify(item)}`
    before = ','
  }
  yield before === '[' ? '[]' : '\n]'
}
