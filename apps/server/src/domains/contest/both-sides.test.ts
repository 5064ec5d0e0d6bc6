import type { ContestPhotoRules } from '@guangquan/contract'
import { verdictsOf } from '@guangquan/rules/contest/uploaded-photo'
import { verifyPhoto } from '@guangquan/rules/contest/verification'
import type { Exif } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildPicture, uploadOne } from '../../testing/uploads.ts'
import { loadPhotoFacts } from './entry/photo-facts.read.ts'
import { openRules } from './testing/build-contest.ts'

// Twenty real files are uploaded, and the site's verification before sending is compared with the server's.
let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const shot = (more: { software?: string; at?: string; model?: string | null; exposure?: string }): Exif => ({
  IFD0: {
    ...(more.model === null ? {} : { Make: 'CHENGUANG', Model: more.model ?? 'C1 Pro' }),
    ...(more.software === undefined ? {} : { Software: more.software }),
  },
  IFD2: {
    ...(more.at === '' ? {} : { DateTimeOriginal: more.at ?? '2026:10:01 07:31:20' }),
    ...(more.exposure === '' ? {} : { ExposureTime: more.exposure ?? '1/250' }),
  },
})

const files: [string, Parameters<typeof buildPicture>[0]][] = [
  ['as the camera wrote it', { exif: shot({}) }],
  ['upright', { width: 1200, height: 1600, exif: shot({}) }],
  ['turned by its orientation', { orientation: 6 }],
  ['a progressive JPEG', { progressive: true, exif: shot({}) }],
  ['a little too small', { width: 1450, height: 1000, exif: shot({}) }],
  ['far too small', { width: 900, height: 700, exif: shot({}) }],
  ['exactly as small as allowed', { width: 1500, height: 1000, exif: shot({}) }],
  ['one pixel less than lenience allows', { width: 1349, height: 1000, exif: shot({}) }],
  ['without camera data', {}],
  ['without a time', { exif: shot({ at: '' }) }],
  ['without an exposure', { exif: shot({ exposure: '' }) }],
  ['without a camera', { exif: shot({ model: null }) }],
  ['the first second of the time', { exif: shot({ at: '2026:09:01 00:00:00' }) }],
  ['a second too early', { exif: shot({ at: '2026:08:31 23:59:59' }) }],
  ['the last second of the time', { exif: shot({ at: '2026:11:15 23:59:59' }) }],
  ['a second too late', { exif: shot({ at: '2026:11:16 00:00:00' }) }],
  ['edited', { exif: shot({ software: 'Adobe Photoshop Lightroom 8.2' }) }],
  ['with firmware for software', { exif: shot({ software: 'C1P 1.20' }) }],
  ['of another camera', { exif: shot({ model: 'Another One' }) }],
  ['a PNG', { format: 'png' }],
]

const strict: ContestPhotoRules = {
  ...openRules,
  minBytes: 20_000,
  maxBytes: 400_000,
  longEdge: 1500,
  exif: true,
  capturedFrom: '2026-09-01 00:00:00',
  capturedTo: '2026-11-15 23:59:59',
  gear: 1,
  owner: true,
  software: true,
  duplicate: true,
}
const sets: [string, ContestPhotoRules][] = [
  ['strict', strict],
  ['lenient', { ...strict, lenient: true }],
  ['listed gear', { ...strict, gear: 2, cameraIds: ['chenguang-c1-pro'] }],
  ['open', openRules],
]

test('twenty files get the same verdict for each rule before they are sent and on the server', async () => {
  const who = await buildMember(node)
  const seen = new Set<string>()
  for (const [name, options] of files) {
    const uploaded = await uploadOne(node, who, await buildPicture(options))
    for (const declaredAi of [1, 2]) {
      const fileIds = [uploaded.fileId]
      const [stored] = await loadPhotoFacts(node.app.db, { memberId: who.userId, fileIds, declaredAi })
      if (stored === undefined) throw new Error('not stored')
      for (const [set, rules] of sets) {
        const before = verdictsOf(rules, uploaded, declaredAi)
        // Rules that only the server can check are marked as such; the response to an upload does not tell the file
        // format.
        const later = new Set(before.filter(({ code }) => code === 'later').map(({ rule }) => rule))
        const isCompared = ({ rule }: { rule: string }) =>
          rule !== 'format' && ![...later].some((one) => one === rule)
        const after = verifyPhoto(rules, stored.facts)
        expect(before.filter(isCompared), `${name}, ${set}`).toEqual(after.filter(isCompared))
        for (const { rule, level } of after) seen.add(`${rule} ${level}`)
      }
    }
  }
  // The files are such that each of these rules is met by some and missed by others.
  for (const line of [
    'size red',
    'longEdge amber',
    'longEdge red',
    'exif red',
    'captureTime red',
    'gear red',
  ])
    expect(seen).toContain(line)
  for (const line of ['format red', 'software amber', 'aiMade amber', 'owner amber', 'captureTime green'])
    expect(seen).toContain(line)
})
