import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'css/[name]-[hash][extname]'
            : 'asset/[name]-[hash][extname]',
      },
    },
  },
})
