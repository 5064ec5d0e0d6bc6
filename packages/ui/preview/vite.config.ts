import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Only to look at the parts while working on them: `vite packages/ui/preview`. The site does not use it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: { assetsInlineLimit: 0, emptyOutDir: true },
})
