import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib'
import { errorCatalogue, useTypes, type ErrorName } from '@guangquan/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { markProofsJob } from './mark-proofs.ts'
import { findFile } from '../media.store.ts'
import { stampedUrl } from '../picture-urls.ts'
import { storeFile } from '../store-file.ts'
import { jobCtxOf } from '../../../testing/job-ctx.ts'
import { postFiles, uploadOne } from '../../../testing/pictures/post-files.ts'
import { stampPdf, type StampedPdf } from '../../../testing/pictures/insides.ts'

let node: TestApp
let owner: Browser
beforeAll(async () => {
  node = await openTestApp()
  owner = await buildMember(node)
})
afterAll(() => node.close())

const codeOf = (name: ErrorName) => errorCatalogue[name].code
const upload = async (body: Uint8Array, useType: number = useTypes.proof) =>
  (await postFiles(node, owner, [{ fileName: '发票.jpg', body: Buffer.from(body) }], useType)).body
const get = (url: string) => node.server.inject({ method: 'GET', url })

/** An invoice with a seal, and with all that a reader could act on. */
async function buildInvoice(): Promise<PDFDocument> {
  const invoice = await PDFDocument.create()
  const page = invoice.addPage([595, 842])
  page.drawText('Invoice 12999.00', { x: 60, y: 700 })
  const { context } = invoice
  const seal = context.flateStream('1 0 0 rg 0 0 80 80 re f', { BBox: [0, 0, 80, 80] })
  const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }
  page.node.set(
    PDFName.of('Annots'),
    context.obj([
      { Type: 'Annot', Subtype: 'Stamp', Rect: [400, 600, 480, 680], AP: { N: context.register(seal) } },
      {
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [0, 0, 90, 90],
        A: { S: 'URI', URI: PDFString.of('https://a.test') },
      },
      { Type: 'Annot', Subtype: 'Widget', Rect: [0, 0, 90, 90], AA: { E: script } },
    ]),
  )
  invoice.catalog.set(PDFName.of('OpenAction'), context.obj(script))
  invoice.addJavaScript('main', 'app.alert(2)')
  await invoice.attach(Buffer.from('MZ'), 'run.exe')
  return invoice
}

test('a PDF is downloaded as its pages under the watermark, without anything that acts', async () => {
  const { fileId, fileUrl } = await uploadOne(
    node,
    owner,
    Buffer.from(await (await buildInvoice()).save()),
    useTypes.proof,
  )
  expect(fileUrl).toBe('')
  const url = stampedUrl(node.app, fileId)
  const answer = await get(url)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
  })
  const shown = await PDFDocument.load(answer.rawPayload)
  expect(shown.getPages().map((page) => page.getSize())).toEqual([{ width: 595, height: 842 }])
  const catalogue = [...shown.catalog.keys()].map((key) => key.asString())
  expect(catalogue.toSorted()).toEqual(['/Pages', '/Type'])
  const [page] = shown.getPages()
  expect(page?.node.Annots()?.size() ?? 0).toBe(0)
  const drawn = page?.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict)
  // The content, the seal, and the watermark.
  expect(drawn?.keys().length).toBe(3)
  const everything = shown.context.enumerateIndirectObjects().map(([, object]) => object.toString())
  for (const word of ['JavaScript', 'OpenAction', 'URI', 'run.exe', 'EmbeddedFile'])
    expect(everything.filter((text) => text.includes(word))).toEqual([])

  expect((await get(url.replace(/\?.*/, ''))).statusCode).toBe(404)
  expect((await get(`/files/${fileId}/1080.webp${url.replace(/^[^?]*/, '')}`)).statusCode).toBe(404)
})

test('what is no readable PDF or picture is refused by what is in it', async () => {
  const invoice = Buffer.from(await (await buildInvoice()).save())
  const long = await PDFDocument.create()
  for (let pages = 0; pages < 3; pages++) long.addPage()
  const locked = await buildInvoice()
  locked.encrypt({ userPassword: '', ownerPassword: 'secret' })
  const letters = await sharp({ create: { width: 60, height: 20, channels: 4, background: '#88888888' } })
    .png()
    .toBuffer()
  const cases: [string, Uint8Array, StampedPdf][] = [
    ['breaks off', invoice.subarray(0, 400), { kind: 'refused', reason: 'PdfDamaged' }],
    ['three pages', await long.save(), { kind: 'refused', reason: 'PdfPages' }],
    ['restricted', await locked.save(), { kind: 'refused', reason: 'PdfEncrypted' }],
  ]
  for (const [name, body, end] of cases)
    expect(await stampPdf(body, { letters, maxPages: 2 }), name).toEqual(end)
  const errorOf = async (...given: Parameters<typeof upload>) => (await upload(...given)).error?.code
  expect(await errorOf(Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF'))).toBe(codeOf('PdfDamaged'))
  expect(await errorOf(Buffer.from('MZ\0\0'))).toBe(codeOf('ProofTypeRefused'))
  expect(await errorOf(invoice, useTypes.photo)).toBe(codeOf('FileTypeRefused'))
  expect(await errorOf(Buffer.concat([invoice, Buffer.alloc(10 * 1024 ** 2)]))).toBe(codeOf('FileTooLarge'))
})

test('every copy of a picture that proves a purchase carries the watermark', async () => {
  const white = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer()
  const { fileId, fileUrl } = await uploadOne(node, owner, white, useTypes.proof)
  const signature = fileUrl.replace(/^[^?]*/, '')
  for (const url of [fileUrl, `/files/${fileId}/480.webp${signature}`]) {
    const { rawPayload, statusCode } = await get(url)
    expect(statusCode).toBe(200)
    const { channels } = await sharp(rawPayload).stats()
    expect(channels[0]?.min).toBeLessThan(230)
  }
  expect((await get(`/files/${fileId}/1080.webp${signature}`)).statusCode).toBe(404)
})

test('copies that were made before get the watermark, once, and none without it remains', async () => {
  const white = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer()
  const { app } = node
  // As it was stored then: copies of a comment's picture have the same sizes and no watermark.
  const store = () => storeFile(app, owner.userId, white, { fileName: '发票.jpg', useType: useTypes.comment })
  const [before, lost] = [await store(), await store()]
  const files = app.db.updateTable('stored_file').set({ use_type: useTypes.proof })
  await files.where('id', 'in', [before, lost]).execute()
  await files.set({ original_key: 'originals/none.jpg' }).where('id', '=', lost).execute()
  const signature = stampedUrl(app, before).replace(/^[^?]*/, '')
  const lightest = async (name: string) => {
    const { rawPayload, statusCode } = await get(`/files/${before}/${name}.webp${signature}`)
    return statusCode === 200 ? (await sharp(rawPayload).stats()).channels[0]?.min : statusCode
  }
  const ctx = jobCtxOf(app)
  expect(await lightest('1080')).toBeGreaterThan(250)
  for (let run = 0; run < 2; run++) {
    await markProofsJob.perform(ctx, {})
    expect(await lightest('480')).toBeLessThan(230)
    expect(await lightest('1080m1')).toBeLessThan(230)
    expect(await lightest('1080')).toBe(404)
  }
  const { public_prefix: prefix } = (await findFile(app.db, before)) ?? { public_prefix: '' }
  expect(await app.storage.get(`${prefix}/1080.webp`)).toBeNull()
  expect(await findFile(app.db, lost)).toMatchObject({ mark_version: 0 })
})

/** A PDF of one page, its content and whether an image of it are packed well. */
async function buildPacked({
  content = '',
  image = 0,
}: {
  content?: string
  image?: number
}): Promise<Uint8Array> {
  const made = await PDFDocument.create()
  const page = made.addPage([300, 300])
  const { context } = made
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)))
  const sides = { Subtype: 'Image', Width: 100, Height: 100, ColorSpace: 'DeviceGray', BitsPerComponent: 8 }
  if (image > 0)
    page.node.newXObject('Im', context.register(context.flateStream(new Uint8Array(image), sides)))
  return made.save()
}

test('what a document unpacks to, how long its pages are and how much it draws is bounded', async () => {
  const letters = await sharp({ create: { width: 600, height: 40, channels: 4, background: '#88888888' } })
    .png()
    .toBuffer()
  const stamp = (body: Uint8Array) => stampPdf(body, { letters, maxPages: 10 })
  const ofSides = async (...sides: [number, number]) => {
    const made = await PDFDocument.create()
    made.addPage(sides)
    return made.save()
  }
  const refused = { kind: 'refused', reason: 'PdfTooComplex' }
  expect(await stamp(await ofSides(1, 14_400))).toEqual(refused)
  expect(await stamp(await ofSides(14_400, 400))).toEqual(refused)
  expect(await stamp(await buildPacked({ image: 200 * 1024 ** 2 }))).toEqual(refused)
  expect(await stamp(await buildPacked({ content: ' '.repeat(17 * 1024 ** 2) }))).toEqual(refused)
  const seals = await PDFDocument.create()
  const sealed = seals.addPage()
  const seal = seals.context.register(seals.context.flateStream('', { BBox: [0, 0, 9, 9] }))
  const many = Array.from({ length: 501 }, () => ({
    Type: 'Annot',
    Subtype: 'Stamp',
    Rect: [0, 0, 9, 9],
    AP: { N: seal },
  }))
  sealed.node.set(PDFName.of('Annots'), seals.context.obj(many))
  expect(await stamp(await seals.save())).toEqual(refused)

  // The longest roll of a till, and a scan in colour at 300 dpi.
  const roll = await stamp(await ofSides(200, 6000))
  expect(roll.kind).toBe('stamped')
  const shown = await PDFDocument.load(roll.kind === 'stamped' ? roll.body : '')
  const drawn = shown.context
    .enumerateIndirectObjects()
    .map(([, object]) =>
      object instanceof PDFRawStream && !object.dict.has(PDFName.of('Subtype')) ? object : null,
    )
    .map((stream) =>
      stream === null ? '' : Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'),
    )
  const marks = drawn.join('').match(/ Do\b/g)?.length ?? 0
  expect(marks).toBeGreaterThan(20)
  expect(marks).toBeLessThan(1000)
  expect(await stamp(await buildPacked({ image: 26 * 1024 ** 2 }))).toMatchObject({ kind: 'stamped' })
})

test('of eight PDFs that one member sends at once some wait for the others, the rest are told to wait', async () => {
  const body = Buffer.from(await (await buildInvoice()).save())
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(body)))
  const codes = answers.map(({ error }) => error?.code)
  expect(codes.filter((code) => code === codeOf('UploadBusy'))).toHaveLength(3)
  expect(codes.filter((code) => code === undefined)).toHaveLength(5)
})
