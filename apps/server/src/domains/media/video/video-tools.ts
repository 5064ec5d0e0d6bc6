import { accessSync, chmodSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { App } from '../../../context.ts'

/** Paths of the two programs that read and make videos. */
export interface VideoTools {
  ffmpeg: string
  ffprobe: string
}

const machineFolders = ['/usr/local/bin', '/usr/bin', '/opt/homebrew/bin']
const perApp = new WeakMap<App, VideoTools | null>()

/**
 * The machine's ffmpeg, which its owner keeps up to date; else the one that was installed with the program.
 * @returns null where there is neither, or FFMPEG is `off`: then only H.264 in MP4 is taken, and shown as it is
 */
export function videoToolsOf(app: App): VideoTools | null {
  const known = perApp.get(app)
  if (known !== undefined) return known
  const found = findTools(app.env.FFMPEG)
  perApp.set(app, found)
  return found
}

function findTools(setting: string): VideoTools | null {
  if (setting === 'off') return null
  if (setting !== 'auto') return toolsIn(setting)
  for (const folder of machineFolders) {
    const tools = toolsIn(folder)
    if (tools !== null) return tools
  }
  const ffmpeg = packaged('ffmpeg')
  const ffprobe = packaged('ffprobe')
  return ffmpeg === null || ffprobe === null ? null : { ffmpeg, ffprobe }
}

function toolsIn(folder: string): VideoTools | null {
  const tools = { ffmpeg: join(folder, 'ffmpeg'), ffprobe: join(folder, 'ffprobe') }
  return canRun(tools.ffmpeg) && canRun(tools.ffprobe) ? tools : null
}

function packaged(name: 'ffmpeg' | 'ffprobe'): string | null {
  try {
    const about = `@${name}-installer/${process.platform}-${process.arch}/package.json`
    const path = join(dirname(createRequire(import.meta.url).resolve(about)), name)
    // Packages are installed without their scripts, which would have made it a program.
    if (!canRun(path)) chmodSync(path, 0o755)
    return canRun(path) ? path : null
  } catch {
    return null
  }
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
