import type { ContestPhotoRules, ContestVerdict, UploadedFile } from '@guangquan/contract'
import { verifyPhoto, worstLevel, type PhotoFacts } from '@guangquan/rules/contest/verification'

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
export function verdictsOf(
  rules: ContestPhotoRules,
  uploaded: UploadedFile,
  declaredAi: number,
): ContestVerdict[] {
  // The answer to an upload does not say what kind of file it was.
  return verifyPhoto({ ...rules, formats: [] }, factsOf(uploaded, declaredAi))
}

/** How many lines pass, wait for a person, and block. */
function tallyOf(verdicts: readonly ContestVerdict[]): { green: number; amber: number; red: number } {
  const count = (level: ContestVerdict['level']) =>
    verdicts.filter((verdict) => verdict.level === level).length
  return { green: count('green'), amber: count('amber'), red: count('red') }
}

/** In a few words, below a photograph of the tray. */
export function tallyText(verdicts: readonly ContestVerdict[]): string {
  const { green, amber, red } = tallyOf(verdicts)
  const level = worstLevel(verdicts)
  if (level === 'red') return `${red} 项不符，不能提交`
  return level === 'amber' ? `${amber} 项待人工核对` : `${green} 项通过`
}
