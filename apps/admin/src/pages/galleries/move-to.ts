interface Hung {
  fileId: string
  room: number
}

/** The works with one of them moved: before a work, or to the end of its room if `before` is null. */
export function moveTo<W extends Hung>(
  works: readonly W[],
  fileId: string,
  { room, before }: { room: number; before: string | null },
): readonly W[] {
  const moved = works.find((work) => work.fileId === fileId)
  if (moved === undefined || before === fileId) return works
  const others = works.filter((work) => work.fileId !== fileId)
  const found = before === null ? -1 : others.findIndex((work) => work.fileId === before)
  const at = found === -1 ? others.length : found
  return [...others.slice(0, at), { ...moved, room }, ...others.slice(at)]
}
