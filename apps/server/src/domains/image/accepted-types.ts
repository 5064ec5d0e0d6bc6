/** Types by content. The error message names all but GIF, which only some uses accept. */
export const acceptedTypes = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/heic', 'heic'],
  ['image/heif', 'heif'],
  ['image/gif', 'gif'],
])
