import { AVERROR_EAGAIN, AVERROR_EOF } from 'node-av/constants'
import { FFmpegError } from 'node-av/lib'

/** Whether a call of libav has nothing to give for now, or any more. */
export function isEmpty(code: number): boolean {
  return FFmpegError.is(code, AVERROR_EAGAIN) || FFmpegError.is(code, AVERROR_EOF)
}
