import type { UploadedFile } from '@guangquan/contract'
import { verifyPhoto, type PhotoFacts, type PhotoRules, type Verdict } from './verification.ts'

/** What the browser knows of an uploaded photograph; the rest is looked up when it is sent. */
function factsOf({ size, width, height, exif, aiFound }: UploadedFile, declaredAi: number): PhotoFacts {
  return {
    format: '',
    bytes: size,
    width,
    height,
    make: exif.make,
    model: exif.model,
    cameraId: exif.cameraId,
    lensId: exif.lensId,
    capturedAt: exif.shotDate,
    exposureSeconds: exif.exposureSeconds,
    software: exif.software,
    isByHand: exif.source === 2,
    ai: Math.max(aiFound, declaredAi),
    isBrandGear: null,
    isOwnGear: null,
    duplicateOf: null,
  }
}

/** The lines of a photograph before it is sent: those of the server, but for what only it can know. */
export function verdictsOf(rules: PhotoRules, uploaded: UploadedFile, declaredAi: number): Verdict[] {
  // The answer to an upload does not say what kind of file it was.
  return verifyPhoto({ ...rules, formats: [] }, factsOf(uploaded, declaredAi))
}
