import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const weights = ['400Regular', '500Medium', '600SemiBold', '700Bold']

/**
 * Environment in which Chromium finds the Chinese fonts of the npm packages and no others, so that a screenshot looks
 * the same on every machine.
 */
export async function fontEnvironment(folder: string): Promise<Record<string, string>> {
  const file = join(folder, 'fonts.conf')
  const unfinished = `${file}.${process.pid}`
  await mkdir(folder, { recursive: true })
  await writeFile(unfinished, configuration(join(folder, 'cache')))
  await rename(unfinished, file)
  return { FONTCONFIG_PATH: folder, FONTCONFIG_FILE: file }
}

function configuration(cache: string): string {
  const folders = ['noto-sans-sc', 'noto-serif-sc'].flatMap((family) =>
    weights.map((weight) => join(packageFolder(`@expo-google-fonts/${family}`), weight)),
  )
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((path) => `  <dir>${path}</dir>`).join('\n')}
  <cachedir>${cache}</cachedir>
${prefer('serif', 'Noto Serif SC')}
${['sans-serif', 'system-ui', 'monospace'].map((generic) => prefer(generic, 'Noto Sans SC')).join('\n')}
</fontconfig>
`
}

function prefer(generic: string, family: string): string {
  return `  <alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`
}

function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
}
