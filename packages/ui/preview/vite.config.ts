import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** For looking at the components while working on them: `vite packages/ui/preview`. Not used by the site. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: { assetsInlineLimit: 0, emptyOutDir: true },
})
