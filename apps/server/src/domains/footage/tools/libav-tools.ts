import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { runBounded } from '../../../programs/run-bounded.ts'
import { VideoContent } from './encode-order.ts'
import { probeBounds, type VideoTools } from './video-tools.ts'

const entry = fileURLToPath(new URL('./libav/libav-process.ts', import.meta.url))
const reservedBytes = 640 * 1024 ** 2
const argumentsOfNode = ['--max-old-space-size=128', '--v8-pool-size=1', entry]

/** FFmpeg's libraries installed with the program. @returns null where there are none for this kind of machine */
export function findLibavTools(): VideoTools | null {
  const described = find(`@seydx/node-av-${process.platform}-${process.arch}/package.json`)
  if (described === null || find('node-av/lib') === null) return null
  return {
    version: async () => {
      const { version } = Package.parse(JSON.parse(await readFile(described, 'utf8')))
      return `node-av ${version}`
    },
    probe: async (path) => {
      const end = await runBounded(process.execPath, {
        args: [...argumentsOfNode, JSON.stringify({ kind: 'probe', path })],
        bounds: probeBounds,
        reservedBytes,
        cwd: tmpdir(),
      })
      return end.kind === 'done' ? contentOf(end.stdout) : null
    },
    encode: (order, { bounds, cwd, signal, onProgress }) =>
      runBounded(process.execPath, {
        args: [...argumentsOfNode, JSON.stringify({ kind: 'encode', order })],
        bounds,
        reservedBytes,
        cwd,
        signal,
        onLine: (line) => onProgress?.(Number(line)),
      }),
  }
}

const Package = z.object({ version: z.string() })

function find(specifier: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(specifier)
  } catch {
    return null
  }
}

// A hostile file may have taken control of the child: its output is not trusted.
function contentOf(text: string): VideoContent | null {
  try {
    return VideoContent.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
