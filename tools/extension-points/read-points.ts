import type { Manifest } from '../../apps/server/src/manifest.ts'
import { manifests } from '../../apps/server/src/manifests.ts'
import { between, commentAbove, commentedKeys, fileAt, filesWith, type CodeFile } from './read-code.ts'

/** A place where a domain calls domains above it. */
interface Point {
  name: string
  /** The file. */
  declaredIn: string
  about: string
  /** The key of the manifest that fills it. */
  key: string
  /** Whether exactly one domain fills it. */
  isOnly: boolean
  filledBy: string[]
}

/** Every extension point, by name. @throws for one that `manifests.ts` does not fill from a key of the manifest */
export function readPoints(code: readonly CodeFile[]): Point[] {
  const filled = fileAt(code, 'manifests.ts').text
  const points = code.flatMap(({ path, text }) =>
    [...text.matchAll(/^export const (\w+) =\s+extensionPoint</gm)].map((found): Point => {
      const [, name = ''] = found
      const [given = ''] = new RegExp(`^${name}\\.provide\\(.*\\)$`, 'm').exec(filled) ?? []
      const [, key = ''] = /(?:\bone\.|\(\{ |theOnly\(manifests, ')(\w+)/.exec(given) ?? []
      if (key === '')
        throw new Error(`manifests.ts does not fill the extension point ${name} from a manifest`)
      return {
        name,
        declaredIn: path,
        about: aboutKey(code, key) || commentAbove(text, found.index),
        key,
        isOnly: given.includes('theOnly('),
        filledBy: domainsWith(key),
      }
    }),
  )
  const [provided, known] = [filled.match(/\.provide\(/g)?.length, points.length]
  if (provided !== known) throw new Error(`manifests.ts fills ${provided} extension points of ${known}`)
  return points.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const keyOfManifest = /^ {2}(?<key>\w+)\?: /gm

function aboutKey(code: readonly CodeFile[], key: string): string {
  const declared = between(fileAt(code, 'manifest.ts').text, 'export interface Manifest {', '\n}')
  return commentedKeys(declared, keyOfManifest).find((one) => one.key === key)?.comment ?? ''
}

function domainsWith(key: string): string[] {
  return manifests.filter((one) => Object.keys(one).includes(key)).map(({ name }) => name)
}

/** Something that domains do in the transaction of a change. */
interface Hook {
  /** Of the manifest, with the key of the hook. */
  name: string
  about: string
  calledIn: string[]
  filledBy: string[]
}

/** Hooks of posts and of targets. */
export function readHooks(code: readonly CodeFile[]): Hook[] {
  return [
    ...hooksOf(code, 'post-extension/post-hooks.ts', 'PostHooks', ({ postHooks }) => postHooks),
    ...hooksOf(code, 'target/target-hooks.ts', 'TargetHooks', ({ targetHooks }) => targetHooks),
  ]
}

function hooksOf(
  code: readonly CodeFile[],
  path: string,
  declared: string,
  given: (manifest: Manifest) => object | undefined,
): Hook[] {
  const { text } = fileAt(code, path)
  const keys = commentedKeys(between(text, `export interface ${declared} {`, '\n}'), keyOfManifest)
  return keys.map(({ key, comment }) => ({
    name: `${declared.charAt(0).toLowerCase()}${declared.slice(1)}.${key}`,
    about: comment,
    calledIn: filesWith(code, new RegExp(`\\bhooks\\.${key}\\?\\.\\(`)),
    filledBy: manifests.filter((one) => Object.keys(given(one) ?? {}).includes(key)).map(({ name }) => name),
  }))
}
