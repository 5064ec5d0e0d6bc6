import type { Bounds, RunEnd } from '../../../programs/run-bounded.ts'
import type { EncodeOrder, VideoContent } from './encode-order.ts'

export interface EncodeRun {
  bounds: Bounds
  /** Working folder. */
  cwd: string
  signal: AbortSignal
  /** Seconds of the source done so far. */
  onProgress?: (seconds: number) => void
}

/** Reads and makes videos, always in a child process with limits. */
export interface VideoTools {
  /** What they are, in words of their own; null when that cannot be found out. */
  version: () => Promise<string | null>
  /** @returns null when the file cannot be read within the limits */
  probe: (path: string) => Promise<VideoContent | null>
  encode: (order: EncodeOrder, run: EncodeRun) => Promise<RunEnd>
}

export const probeBounds: Bounds = {
  memoryBytes: 1024 ** 3,
  cpuSeconds: 8,
  fileBytes: 0,
  // Processor time bounds what a hostile file costs. On a busy machine starting alone takes seconds, and a good video
  // would be refused as damaged.
  timeoutMs: 30_000,
  niceness: 5,
}
