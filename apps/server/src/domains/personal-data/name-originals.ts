import type { ExportedFile } from '../media/index.ts'

export interface NamedFile extends ExportedFile {
  /** Path inside the ZIP. */
  path: string
}

/** Files with the same name are distinguished by a number; nothing of a name leads out of the folder. */
export function nameOriginals(files: ExportedFile[]): NamedFile[] {
  const taken = new Set<string>()
  return files.map((file) => {
    const safe = file.fileName.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_').replace(/^\.+/, '') || file.id
    const dot = safe.lastIndexOf('.')
    const [stem, extension] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, '']
    let name = safe
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${stem}-${number}${extension}`
    taken.add(name.toLowerCase())
    return { ...file, path: `originals/${name}` }
  })
}
