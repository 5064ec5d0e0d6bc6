import type { UploadedFile } from '@guangquan/contract'
import { verifyPhoto, type PhotoFacts, type PhotoRules, type Verdict } from './verification.ts'

/** What the browser knows about an uploaded photograph; the server looks up the rest when it is sent. */
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

/** The verification of a photograph before it is sent, without what only the server can check. */
export function verdictsOf(rules: PhotoRules, uploaded: UploadedFile, declaredAi: number): Verdict[] {
  // The response to an upload does not tell the format of the file.
  return verifyPhoto({ ...rules, formats: [] }, factsOf(uploaded, declaredAi))
}
