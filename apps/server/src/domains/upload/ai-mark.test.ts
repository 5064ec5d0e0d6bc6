import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verdictTexts } from '@guangquan/contract'
import type { Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildPicture } from '../../testing/pictures/build-picture.ts'
import { uploadOne } from '../../testing/pictures/post-files.ts'

let node: TestApp
let alice: Browser
beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
})
afterAll(() => node.close())

const cv = 'http://cv.iptc.org/newscodes/digitalsourcetype'
const xmp = (inner: string) =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/" ${inner}/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
const withXmp = async (inner: string) =>
  sharp(await buildPicture())
    .withXmp(xmp(inner))
    .jpeg()
    .toBuffer()

/** A C2PA manifest store as in a JPEG: APP11, JUMBF boxes, and the assertion's text inside. */
async function withManifest(sourceType: string): Promise<Buffer> {
  const jpeg = await buildPicture()
  const text = Buffer.from(`jumb jumdc2pa\0c2pa.actions.v2 digitalSourceTypexE${cv}/${sourceType}`)
  const head = Buffer.from([0xff, 0xeb, 0, 0, 0x4a, 0x50, 0, 1, 0, 0, 0, 1])
  head.writeUInt16BE(text.length + head.length - 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)])
}

/** A text chunk as generators write it into PNG files. */
async function withPngText(keyword: string, text: string): Promise<Buffer> {
  const png = await buildPicture({ format: 'png' })
  const data = Buffer.from(`tEXt${keyword}\0${text}`, 'latin1')
  const chunk = Buffer.alloc(data.length + 8)
  chunk.writeUInt32BE(data.length - 4, 0)
  data.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(data), data.length + 4)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

it.each([
  [
    'IPTC: made by a trained model',
    () => withXmp(`Iptc4xmpExt:DigitalSourceType="${cv}/trainedAlgorithmicMedia"`),
    3,
  ],
  [
    'IPTC: composite',
    () => withXmp(`Iptc4xmpExt:DigitalSourceType="${cv}/compositeWithTrainedAlgorithmicMedia"`),
    2,
  ],
  ['IPTC: a camera', () => withXmp(`Iptc4xmpExt:DigitalSourceType="${cv}/digitalCapture"`), 1],
  ['XMP: a generator', () => withXmp('xmp:CreatorTool="Adobe Firefly 3"'), 3],
  ['XMP: an editor', () => withXmp('xmp:CreatorTool="Adobe Lightroom Classic 14.1"'), 1],
  [
    'AIGC label of the national standard',
    () => withXmp('TC260:AIGC="{&quot;Label&quot;:&quot;1&quot;,&quot;ContentProducer&quot;:&quot;x&quot;}"'),
    3,
  ],
  ['AIGC label, suspected', () => withXmp('TC260:AIGC="{&quot;Label&quot;:&quot;3&quot;}"'), 2],
  ['C2PA: made by a trained model', () => withManifest('trainedAlgorithmicMedia'), 3],
  ['C2PA: a camera', () => withManifest('digitalCapture'), 1],
  ['EXIF: a generator', () => buildPicture({ exif: { IFD0: { Software: 'Midjourney 7' } } }), 3],
  ['EXIF: an editor', () => buildPicture({ exif: { IFD0: { Software: 'Adobe Photoshop 26.0' } } }), 1],
  [
    'EXIF: a caption about midjourney',
    () => buildPicture({ exif: { IFD0: { ImageDescription: 'No Midjourney here' } } }),
    1,
  ],
  [
    'PNG: settings of a generator',
    () => withPngText('parameters', 'a cat\nSteps: 20, Sampler: Euler a, CFG scale: 7'),
    3,
  ],
  ['PNG: a workflow', () => withPngText('prompt', '{"3":{"class_type": "KSampler"}}'), 3],
  ['nothing', () => buildPicture(), 1],
] satisfies [string, () => Promise<Buffer>, number][])('%s', async (_, build, found) => {
  const file = await uploadOne(node, alice, await build())
  expect(file.aiFound).toBe(found)
  expect(file.verdicts.includes(verdictTexts.aiMarked)).toBe(found > 1)
})
