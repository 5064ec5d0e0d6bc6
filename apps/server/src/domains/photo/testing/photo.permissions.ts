import { everybody, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions = {
  'Picture/GetUserGallery': everybody,
  'Picture/GetUserGalleryOptions': everybody,
} satisfies Record<string, Permission>
