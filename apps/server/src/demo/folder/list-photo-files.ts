import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { maxPhotoMB } from '@guangquan/contract'

export interface PhotoFile {
  path: string
  /** Path inside the folder, with slashes. */
  name: string
}

/** Sixty members publish no more in three months. */
const maxFiles = 1000

/**
 * The files of a folder and its subfolders in the order of their names, without hidden ones.
 * @param onSkipped called for each file that is not used
 */
export async function listPhotoFiles(
  folder: string,
  onSkipped: (name: string, reason: string) => void,
): Promise<PhotoFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, name: relative(folder, path).replaceAll('\\', '/') }))
    .filter(({ name }) => !name.split('/').some((part) => part.startsWith('.')))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'zh', { numeric: true }))
  const files: PhotoFile[] = []
  for (const file of found) {
    const { size } = await stat(file.path)
    if (size > maxPhotoMB * 1024 ** 2) onSkipped(file.name, `larger than ${maxPhotoMB} MB`)
    else if (files.length >= maxFiles) onSkipped(file.name, `more than ${maxFiles} photographs`)
    else files.push(file)
  }
  return files
}
