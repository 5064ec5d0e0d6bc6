import type { PageName } from './route.ts'

/** The file of a page: `photo/photo-wall` is `src/features/photo/pages/photo-wall-page.tsx`. */
export function pageFile(page: PageName): string {
  const [feature = '', name = ''] = page.split('/')
  const folder = feature === 'app' ? 'app' : `features/${feature}`
  return `src/${folder}/pages/${name}-page.tsx`
}
