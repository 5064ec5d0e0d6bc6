import { lazyPart } from '../../platform/lazy-part.ts'

/** The crop dialog, loaded on demand. */
export const CropDialog = lazyPart(
  () => import('./crop-dialog.tsx'),
  (script) => script.CropDialog,
)
