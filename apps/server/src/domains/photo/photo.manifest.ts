import type { Manifest } from '../../manifest.ts'
import { photoKind } from './photo-kind.ts'
import { galleryMethods } from './photo.handlers.ts'

export const photoManifest = {
  name: 'photo',
  handlers: { Picture: galleryMethods },
  postKinds: [photoKind],
} satisfies Manifest
