import ExifReader from 'exifreader'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readSources, sourcePath } from './catalogue.ts'
import type { Variant } from './plan.ts'
import { openSource, varyPhoto, variations } from './vary-photo.ts'

function variantOf(number: number, isCover = false): Variant {
  const frame = {
    serial: 'CG4170000',
    shotAt: '2026-10-01T06:30:00',
    number: 1001,
    latitude: 30.25,
    longitude: 120.16,
  }
  return { number, isCover, frame }
}

const quotient = ([upper, lower]: [number, number] = [0, 0]): number => upper / lower

test('a frame contains what its camera wrote, position and serial numbers included', async () => {
  const [photo] = readSources()
  if (photo === undefined) throw new Error('no photograph')
  const file = await varyPhoto(await openSource(sourcePath(photo.file)), photo, variantOf(1))
  // Another reader than ours.
  const { exif, gps } = ExifReader.load(file, { expanded: true })
  expect(exif).toMatchObject({
    Make: { description: 'CHENGUANG' },
    Model: { description: 'C1 Pro' },
    LensModel: { description: photo.lens },
    ISOSpeedRatings: { value: photo.iso },
    DateTimeOriginal: { description: '2026:10:01 06:30:00' },
    BodySerialNumber: { description: 'CG4170000' },
  })
  expect(quotient(exif?.FNumber?.value)).toBe(photo.fNumber)
  expect(quotient(exif?.FocalLength?.value)).toBe(photo.focalLength)
  expect(gps?.Latitude).toBeCloseTo(30.25)
})

test('no two frames of a source have identical bytes, and each makes a large cover', async () => {
  for (const photo of readSources().slice(0, 3)) {
    const source = await openSource(sourcePath(photo.file))
    const files = await Promise.all(
      variations.map((_, place) => varyPhoto(source, photo, variantOf(place, true))),
    )
    expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(variations.length)
    for (const file of files) {
      const { width, height } = await sharp(file).metadata()
      expect(Math.max(width, height)).toBeGreaterThanOrEqual(1540)
    }
  }
})
