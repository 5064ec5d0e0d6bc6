/** Where cameras write serial numbers and counters: EXIF has two tags, maker notes have others. */
export const serialTags = {
  body: 1,
  lens: 2,
  noteBody: 3,
  noteLens: 4,
  noteCounter: 10,
  imageNumber: 11,
} as const

/** What a rule makes of a serial number before it is compared. */
export const serialNormalisers = { plain: 1, noLeadingZeros: 2, digits: 3 } as const
