import { createRoot } from 'react-dom/client'
import { PartsPage } from '../src/parts/parts-page.tsx'
import { startTheme } from '../src/theme.ts'
import './preview.css'

const root = document.getElementById('root')
if (root) {
  startTheme('guangquan.preview.theme')
  createRoot(root).render(<PartsPage hosts />)
}
