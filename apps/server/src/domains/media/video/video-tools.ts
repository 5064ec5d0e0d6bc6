import type { App } from '../../../context.ts'
import { findPrograms } from './tools/ffmpeg-programs.ts'
import { findLibavTools } from './tools/libav-tools.ts'
import type { VideoTools } from './tools/video-tools.ts'

const machineFolders = ['/usr/local/bin', '/usr/bin', '/opt/homebrew/bin']
const versions = new WeakMap<App, Promise<string | null>>()
const perApp = new WeakMap<App, VideoTools | null>()

/**
 * The machine's ffmpeg, which its owner keeps up to date, else the libraries installed with the program.
 * @returns null where there is neither, or FFMPEG is `off`: then only H.264 in MP4 is accepted, and served as uploaded
 */
export function videoToolsOf(app: App): VideoTools | null {
  const known = perApp.get(app)
  if (known !== undefined) return known
  const found = findTools(app.env.FFMPEG)
  perApp.set(app, found)
  return found
}

/** The version of these tools, found out once. @returns null where there are none */
export function videoToolsVersion(app: App): Promise<string | null> {
  const known = versions.get(app) ?? videoToolsOf(app)?.version() ?? Promise.resolve(null)
  versions.set(app, known)
  return known
}

function findTools(setting: string): VideoTools | null {
  if (setting === 'off') return null
  if (setting === 'packaged') return findLibavTools()
  if (setting !== 'auto') return findPrograms(setting)
  for (const folder of machineFolders) {
    const programs = findPrograms(folder)
    if (programs !== null) return programs
  }
  return findLibavTools()
}
