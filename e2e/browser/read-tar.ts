const block = 512

export interface TarFile {
  name: string
  mode: number
  content: Buffer
}

/** The plain files of a tar archive. Links and long names do not occur in the archives this is for. */
export function* readTar(archive: Buffer): Generator<TarFile> {
  for (let at = 0; at + block <= archive.length;) {
    const name = text(archive, at, 100)
    if (name === '') return
    const size = Number.parseInt(text(archive, at + 124, 12), 8)
    const kind = text(archive, at + 156, 1)
    const start = at + block
    if (kind === '0' || kind === '') {
      const mode = Number.parseInt(text(archive, at + 100, 8), 8)
      yield { name, mode, content: archive.subarray(start, start + size) }
    }
    at = start + Math.ceil(size / block) * block
  }
}

function text(archive: Buffer, start: number, length: number): string {
  const [value = ''] = archive.toString('latin1', start, start + length).split('\0')
  return value.trim()
}
