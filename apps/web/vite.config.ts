import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const photoParts =
  /packages[\\/]ui[\\/]src[\\/](photo|photo-source|rebate|edge-bars|edge-line|exposure|frame-mark|frame-number|level-mark|format-count|near-view)\.tsx?$/

// Scripts lie under js/ and styles under css/ of the site's root, each with its content's hash.
export default defineConfig({
  plugins: [react(), tailwindcss()],
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { entryFileNames: 'js/[name]-[hash].js', chunkFileNames: 'js/[name]-[hash].js' },
    },
  },
  build: {
    manifest: 'manifest.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: 'js/[name]-[hash].js',
        chunkFileNames: 'js/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // Changes seldom: stays in the browser's cache from release to release.
            { name: 'base', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|zustand)[\\/]/ },
            // Some twenty tiny modules that every page with photographs needs, as one file.
            { name: 'photo-parts', test: photoParts },
          ],
        },
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'css/[name]-[hash][extname]'
            : 'asset/[name]-[hash][extname]',
      },
    },
  },
})
