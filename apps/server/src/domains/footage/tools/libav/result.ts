import { AVERROR_EAGAIN, AVERROR_EOF } from 'node-av/constants'
import { FFmpegError } from 'node-av/lib'

/** Whether a libav call has no output for now, or no more at all. */
export function isEmpty(code: number): boolean {
  return FFmpegError.is(code, AVERROR_EAGAIN) || FFmpegError.is(code, AVERROR_EOF)
}
