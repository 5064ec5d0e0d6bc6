import type { Picture } from '@guangquan/contract'
import type { HandlersOf } from '../../http/implement.ts'
import { loadGalleryOptions, showGallery } from './gallery.view.ts'

/** Methods of Picture about all photographs of a member. */
export const galleryMethods = {
  GetUserGallery: showGallery,
  GetUserGalleryOptions: loadGalleryOptions,
} satisfies Partial<HandlersOf<typeof Picture>>
