/** What is asked of a photograph to know its place. */
interface Taken {
  uploaded: { exif: { shotDate: string | null } } | null
}

/**
 * Photographs in the order they were taken. Those whose time is known change places among themselves; the others
 * keep theirs, and so do those taken in the same second.
 */
export function inOrderOfCapture<T extends Taken>(frames: readonly T[]): T[] {
  const timeOf = (frame: T) => frame.uploaded?.exif.shotDate ?? ''
  const timed = frames
    .filter((frame) => timeOf(frame) !== '')
    .toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0))
  const next = timed.values()
  return frames.map((frame) => (timeOf(frame) === '' ? frame : (next.next().value ?? frame)))
}
