import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions } from 'vite'
import { chunkGroups } from './chunk-groups.ts'

// Scripts are in js/ and styles in css/ of the site's root, each with a content hash: as short as the bundler allows,
// because the site's first script names sixty files.
const site: BuildEnvironmentOptions = {
  manifest: 'manifest.json',
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
    input: [
      'index.html',
      'src/main.tsx',
      'src/before-paint.ts',
      'src/platform/first-calls.ts',
      'src/app/first-pictures.ts',
      'src/ticket-worker.ts',
      'src/push-worker.ts',
    ],
    output: {
      // The address of a service worker is its identity: browsers look there for a newer one.
      entryFileNames: ({ name }) => (name.endsWith('-worker') ? '[name].js' : 'js/[name]-[hash:7].js'),
      chunkFileNames: 'js/[name]-[hash:7].js',
      codeSplitting: {
        groups: [
          // Changes rarely, so that it stays in the browser cache across releases. Excludes what few pages use.
          {
            name: 'base',
            test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/](?!.*(?:queriesObserver|useQueries|[mM]utationObserver|useMutation))/,
          },
          // Before the site's own script, which would wait for all of its libraries. The calls of home are here because
          // a file of their own, for its two pages and the table of routes, would cost more.
          {
            name: 'first-calls',
            priority: 1,
            test: /platform[\\/](?:first-calls|boot|first-data|stored)\.ts|client[\\/]src[\\/](?:first-call|signature)|request-limits|own-id|method-ref|routes[\\/]src[\\/]first[\\/]home\.|ui[\\/]src[\\/]photo-source|shared[\\/]justify\./,
          },
          // Loaded by every page.
          {
            name: 'site',
            tags: ['$initial'],
            test: /^(?!.*(?:before-paint|first-pictures|ticket-worker|push-worker|ticket-paths|offline-worker|workbox-))/,
          },
          // A few kilobytes in one file, for the most frequent first pages.
          { name: 'first-styles', test: /[\\/](home|photo-wall|slider|post|detail|comments|person)\.css$/ },
          ...chunkGroups,
        ],
      },
      assetFileNames: ({ names }) =>
        names.some((name) => name.endsWith('.css'))
          ? 'css/[name]-[hash:7][extname]'
          : 'asset/[name]-[hash][extname]',
    },
  },
}

// The server-rendering bundle, including all libraries: `vite build --ssr`.
const drawing: BuildEnvironmentOptions = {
  target: 'node20',
  copyPublicDir: false,
  minify: true,
  rolldownOptions: {
    input: 'src/server.ts',
    output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  },
}

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), tailwindcss()],
  ssr: { noExternal: true },
  // Otherwise the server would render with the development build of React wherever NODE_ENV is not `production`.
  define: isSsrBuild
    ? { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production') }
    : {},
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { entryFileNames: 'js/[name]-[hash].js', chunkFileNames: 'js/[name]-[hash].js' },
    },
  },
  build: isSsrBuild ? drawing : site,
}))
