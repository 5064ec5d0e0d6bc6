import type { App } from '../../context.ts'
import type { Env } from '../../env.ts'
import { findPrograms } from './tools/ffmpeg-programs.ts'
import { findLibavTools } from './tools/libav-tools.ts'
import type { VideoTools } from './tools/video-tools.ts'

const machineFolders = ['/usr/local/bin', '/usr/bin', '/opt/homebrew/bin']
type Node = Pick<App, 'env'>

const versions = new WeakMap<Env, Promise<string | null>>()
const perNode = new WeakMap<Env, VideoTools | null>()

/**
 * The machine's ffmpeg, which its owner keeps up to date, else the libraries installed with the program.
 * @returns null where there is neither, or FFMPEG is `off`: then only H.264 in MP4 is accepted, and served as uploaded
 */
export function videoToolsOf({ env }: Node): VideoTools | null {
  const known = perNode.get(env)
  if (known !== undefined) return known
  const found = findTools(env.FFMPEG)
  perNode.set(env, found)
  return found
}

/** The version of these tools, found out once. @returns null where there are none */
export function videoToolsVersion({ env }: Node): Promise<string | null> {
  const known = versions.get(env) ?? videoToolsOf({ env })?.version() ?? Promise.resolve(null)
  versions.set(env, known)
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
