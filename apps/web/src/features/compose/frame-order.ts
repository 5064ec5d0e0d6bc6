/** The part of a photograph that determines its position. */
interface Taken {
  uploaded: { exif: { shotDate: string | null } } | null
}

/**
 * Sorts photographs by capture time. Those without a time keep their positions, and those taken in the same second keep
 * their order.
 */
export function inOrderOfCapture<T extends Taken>(frames: readonly T[]): T[] {
  const timeOf = (frame: T) => frame.uploaded?.exif.shotDate ?? ''
  const timed = frames
    .filter((frame) => timeOf(frame) !== '')
    .toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0))
  const next = timed.values()
  return frames.map((frame) => (timeOf(frame) === '' ? frame : (next.next().value ?? frame)))
}
