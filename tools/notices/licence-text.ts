import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

export interface LicenceText {
  /** Copyright holders, one line each. */
  copyright: string[]
  /** The conditions without them. */
  conditions: string
}

const fileName = /^(?:licen[sc]e|copying|notice|unlicense)(?:[_-][a-z0-9_-]+)?(?:\.md|\.txt)?$/i
const ownerLine =
  /^\W*(?:portions )?copyright (?!notice|holder|owner|licen[sc]e|and|law|interest|or |statement|to |\[yyyy\]|\{yyyy\}).{2,160}$/i
const headline =
  /^\W*(?:the )?(?:MIT|ISC|BSD|BSD[ -][23]-clause|[23]-clause BSD)(?: licen[sc]e)?(?: \([^)]*\))?\W*$/i
const reserved = /^\W*all rights reserved\W*$/i
/** How to use the Apache License, which some leave out. */
const appendix = /APPENDIX: How to apply.*?limitations under the License\./is
/** Licences of packages bundled during development, which are not part of the product. */
const builtWith = /^#+ licen[sc]es? of bundled dependencies.*/ims

/** The licence files below a package's folder; without any, the text after "License" in its description. */
export async function licenceTexts(folder: string): Promise<LicenceText[]> {
  const names: string[] = []
  const exclude = (path: string) => /^(?:node_modules|\.)/.test(basename(path))
  for await (const name of glob('**/*', { cwd: folder, exclude })) names.push(name)
  names.sort()
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  const texts = await Promise.all(names.filter((name) => fileName.test(basename(name))).map(read))
  const description = names.find((name) => /^readme\.md$/i.test(name))
  if (texts.length === 0 && description !== undefined) texts.push(...chapter(await read(description)))
  return texts.map(splitText)
}

function chapter(readme: string): string[] {
  const [, text] = /^#+ *licen[sc]e[^\n]*\n(.*?)(?=^#|(?![\s\S]))/ims.exec(readme) ?? []
  return text !== undefined && text.length > 400 ? [text] : []
}

export function splitText(text: string): LicenceText {
  const kept = text.replaceAll('\r', '').replace(appendix, '').replace(builtWith, '')
  const lines = kept.split('\n').map((line) => line.trimEnd())
  const owners = lines.filter((line) => ownerLine.test(line))
  const conditions = lines.filter(
    (line) => !ownerLine.test(line) && !headline.test(line) && !reserved.test(line),
  )
  return {
    copyright: [...new Set(owners.map((line) => line.replaceAll(/^[\s>*#"/-]+|[\s*"]+$/g, '')))],
    conditions: conditions
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .replaceAll(/^\n+|\n+$/g, ''),
  }
}

/** Equal for texts that differ in layout and quotation marks alone. */
export const sameText = (conditions: string): string =>
  conditions
    .toLowerCase()
    .replaceAll('https:', 'http:')
    .replaceAll(/[^a-z0-9]+/g, '')
