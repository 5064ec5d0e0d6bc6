import * as z from 'zod'
import { domainFiles } from '../catalogues.gen.ts'
import { maxVideoMB } from './media.limits.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import { UploadedFile } from './picture.shapes.ts'
import { id } from '../shapes/text.ts'

/** Uses of a file: rows in the table of limits. */
export const useTypes = domainFiles
export const useType = z.literal(Object.values(useTypes))
export type UseType = z.infer<typeof useType>

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * Resumable upload. Begin announces a file; its pieces of 5 MiB are sent by `PUT
 * /api/FileFront/PutPiece/{uploadId}/{index}`; Finish checks the whole file and responds as PostSaveFile does.
 */
export const FileUpload = service('FileUpload', {
  Begin: method({
    summary: '开始可续传的上传；同一文件再次开始会接着传',
    access: 'member',
    limit: 'upload',
    input: body({
      fileName: z.string().max(255),
      size: z
        .int()
        .min(1)
        .max(maxVideoMB * 1024 * 1024),
      sha256,
      useType,
    }),
    output: z.object({ uploadId: id, pieceBytes: z.int(), received: z.array(z.int()) }),
    errors: ['FileTooLarge', 'FileTypeRefused', 'QuotaFull', 'StorageFull', 'VideoDayLimit', 'VideoClosed'],
  }),
  AcceptDamage: method({
    summary: '确认仍然使用可能已损坏的照片',
    access: 'member',
    write: true,
    input: writeBody({ fileId: id }),
    output: z.null(),
    errors: ['UploadNotFound'],
  }),
  Finish: method({
    summary: '完成上传，得到文件',
    access: 'member',
    input: body({ uploadId: id }),
    output: UploadedFile,
    errors: [
      'UploadNotFound',
      'UploadMismatch',
      'VideoDayLimit',
      'FileTypeRefused',
      'HeicRefused',
      'HeicTooLarge',
      'FileTooLarge',
      'PhotoDamaged',
      'PhotoIncomplete',
      'PhotoHdr',
      'PhotoTooSmall',
      'PhotoTooNarrow',
      'BackgroundTooSmall',
      'PhotoTooLarge',
      'PhotoSideTooLong',
      'GifTooLarge',
      'ProofTypeRefused',
      'PdfDamaged',
      'PdfEncrypted',
      'PdfPages',
      'PdfTooComplex',
      'UploadBusy',
      'QuotaFull',
      'StorageFull',
      'VideoTypeRefused',
      'VideoCodecRefused',
      'VideoH264Only',
      'VideoDamaged',
      'VideoLength',
      'VideoSize',
    ],
  }),
})
