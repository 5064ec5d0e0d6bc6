import { relative, sep } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const folder = import.meta.dirname

/** Sources find files and scripts beside them by their own address: it stays that of the source. */
const sourceAddresses: Plugin = {
  name: 'source-addresses',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(folder) || !code.includes('import.meta.url')) return null
    const source = `../${relative(folder, id).replaceAll(sep, '/')}`
    return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`)
  },
}

/** A script with one Chinese character takes two bytes for each of its characters: 4 MB of an idle program. */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_, bundle) {
    const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      // It would show the escapes as they are.
      if (/String\.raw`[^`]*[^\0-\x7f]/.test(file.code)) this.error('A raw template has to be of ASCII.')
      file.code = file.code.replaceAll(/[^\0-\x7f]/g, escape)
    }
  },
}

// The program that `npm start` runs, with its packages of many small modules: as 1,900 modules it takes 40 MB more.
// Other packages are loaded from where they are installed; some have native parts or files of their own.
export default defineConfig({
  plugins: [sourceAddresses, asciiOnly],
  ssr: { noExternal: [/^@guangquan\//, 'kysely', 'zod', 'lru-cache', 'p-limit', 'yocto-queue', 'uuid'] },
  build: {
    ssr: true,
    target: 'node24',
    // Stack traces stay readable; minified, it took as much memory.
    minify: false,
    rolldownOptions: {
      input: ['src/main.ts', 'src/program.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
    },
  },
})
