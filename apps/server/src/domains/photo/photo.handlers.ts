import type { Picture } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { loadGalleryOptions, showGallery } from './gallery.view.ts'
import { loadCropOfPicture } from './original-crop.view.ts'

/** Methods of Picture about single photographs. */
export const galleryMethods = {
  GetOriginalCrop: loadCropOfPicture,
  GetUserGallery: showGallery,
  GetUserGalleryOptions: loadGalleryOptions,
} satisfies Partial<HandlersOf<typeof Picture>>
