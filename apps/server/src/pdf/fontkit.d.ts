/** The part of fontkit that is used; the package has no types of its own. */
declare module 'fontkit' {
  import type { PDFDocument } from '@cantoo/pdf-lib'

  export const create: Parameters<PDFDocument['registerFontkit']>[0]['create']
}
