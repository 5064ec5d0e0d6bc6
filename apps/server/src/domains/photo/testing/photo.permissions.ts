import { everybody, members, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'Picture/GetOriginalCrop': members,
  'Picture/GetUserGallery': everybody,
  'Picture/GetUserGalleryOptions': everybody,
} satisfies Record<string, Permission>
