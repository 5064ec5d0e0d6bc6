/** Types of originals beyond photographs for the site: TIFF and the raw files of cameras, with their extensions. */
export const rawTypes = new Map([
  ['image/tiff', 'tif'],
  ['image/x-adobe-dng', 'dng'],
  ['image/x-canon-cr2', 'cr2'],
  ['image/x-canon-cr3', 'cr3'],
  ['image/x-nikon-nef', 'nef'],
  ['image/x-sony-arw', 'arw'],
  ['image/x-fuji-raf', 'raf'],
  ['image/x-olympus-orf', 'orf'],
  ['image/x-panasonic-rw2', 'rw2'],
])
