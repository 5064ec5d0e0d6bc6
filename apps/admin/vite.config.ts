import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The server serves the output under /console.
export default defineConfig({
  base: '/console/',
  plugins: [react()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A program for staff, loaded once and kept by the browser.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: ['index.html', 'src/entrance-worker.ts'],
      output: {
        // Its address is its identity: browsers look there for a newer one.
        entryFileNames: ({ name }) => (name === 'entrance-worker' ? '[name].js' : 'js/[name]-[hash].js'),
        chunkFileNames: 'js/[name]-[hash].js',
        assetFileNames: 'asset/[name]-[hash][extname]',
        codeSplitting: {
          groups: [{ name: 'base', test: /node_modules\/(?!echarts|zrender|pdfjs-dist|workbox-)/ }],
        },
      },
    },
  },
})
