import { lazyPart } from '../../app/lazy-part.ts'

/** The dialog that cuts a picture. */
export const CropDialog = lazyPart(
  () => import('./crop-dialog.tsx'),
  (script) => script.CropDialog,
)
