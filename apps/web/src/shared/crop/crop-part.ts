import { lazyPart } from '../../platform/lazy-part.ts'

/** The dialog that cuts a picture. */
export const CropDialog = lazyPart(
  () => import('./crop-dialog.tsx'),
  (script) => script.CropDialog,
)
