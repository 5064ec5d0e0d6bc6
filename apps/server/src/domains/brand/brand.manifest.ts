import type { StaffBrand } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import type { Manifest } from '../../manifest.ts'
import { mountBrandPictures } from './brand-picture.route.ts'
import { storeBrandPicture } from './store-brand-picture.ts'

const methods: HandlersOf<typeof StaffBrand> = { Upload: storeBrandPicture }

export const brandManifest = {
  name: 'brand',
  handlers: { StaffBrand: methods },
  mounts: [mountBrandPictures],
} satisfies Manifest
